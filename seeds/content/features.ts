import type { Localized } from '../../src/kernel/language.ts'

export type FeatureCategorySeed = {
  name: Localized
  features: { slug: string; name: Localized; icon: string; highlight: boolean }[]
}

/**
 * The features an editor can tick on a villa. Icons are lucide names; highlighted ones are shown in the short list of a
 * villa page.
 */
export const featureCategories: FeatureCategorySeed[] = [
  {
    name: { tr: 'Öne Çıkanlar', en: 'Highlights', ru: 'Главное' },
    features: [
      {
        slug: 'ozel-havuzlu',
        name: { tr: 'Özel Havuzlu', en: 'Private pool', ru: 'Частный бассейн' },
        icon: 'waves-ladder',
        highlight: true,
      },
      {
        slug: 'doga-manzarasi',
        name: { tr: 'Doğa Manzarası', en: 'Nature view', ru: 'Вид на природу' },
        icon: 'trees',
        highlight: true,
      },
      {
        slug: 'arkadas-grubu-kabul-eden',
        name: { tr: 'Arkadaş Grubu Kabul Eden', en: 'Groups of friends welcome', ru: 'Можно компанией друзей' },
        icon: 'users',
        highlight: true,
      },
      {
        slug: 'deniz-manzarasi',
        name: { tr: 'Deniz Manzarası', en: 'Sea view', ru: 'Вид на море' },
        icon: 'waves',
        highlight: true,
      },
      {
        slug: 'balayi',
        name: { tr: 'Balayı', en: 'Honeymoon', ru: 'Для медового месяца' },
        icon: 'heart',
        highlight: true,
      },
      {
        slug: 'cocuk-havuzu',
        name: { tr: 'Çocuk Havuzu', en: 'Children’s pool', ru: 'Детский бассейн' },
        icon: 'life-buoy',
        highlight: true,
      },
      {
        slug: 'engelliye-uygun',
        name: { tr: 'Engelliye Uygun', en: 'Step-free access', ru: 'Доступно для маломобильных гостей' },
        icon: 'accessibility',
        highlight: true,
      },
      {
        slug: 'evcil-hayvan-izinli',
        name: { tr: 'Evcil Hayvan İzinli', en: 'Pets allowed', ru: 'Можно с питомцами' },
        icon: 'paw-print',
        highlight: true,
      },
      { slug: 'jakuzi', name: { tr: 'Jakuzi', en: 'Jacuzzi', ru: 'Джакузи' }, icon: 'bath', highlight: true },
      { slug: 'saunali', name: { tr: 'Saunalı', en: 'Sauna', ru: 'Сауна' }, icon: 'thermometer-sun', highlight: true },
      {
        slug: 'turk-hamami',
        name: { tr: 'Türk Hamamı', en: 'Turkish bath', ru: 'Турецкая баня' },
        icon: 'droplets',
        highlight: true,
      },
      {
        slug: 'yerden-isitma',
        name: { tr: 'Yerden Isıtma', en: 'Underfloor heating', ru: 'Тёплый пол' },
        icon: 'heater',
        highlight: false,
      },
      {
        slug: 'denize-yakin',
        name: { tr: 'Denize Yakın', en: 'Near the sea', ru: 'Рядом с морем' },
        icon: 'map-pin',
        highlight: true,
      },
      {
        slug: 'ozel-plaj',
        name: { tr: 'Özel Plaj', en: 'Private beach', ru: 'Собственный пляж' },
        icon: 'umbrella',
        highlight: true,
      },
      {
        slug: 'infinity-havuz',
        name: { tr: 'Infinity Havuz', en: 'Infinity pool', ru: 'Бассейн-инфинити' },
        icon: 'infinity',
        highlight: true,
      },
      {
        slug: 'kapali-havuz',
        name: { tr: 'Kapalı Havuz', en: 'Indoor pool', ru: 'Крытый бассейн' },
        icon: 'warehouse',
        highlight: true,
      },
      {
        slug: 'isitmali-havuz',
        name: { tr: 'Isıtmalı Havuz', en: 'Heated pool', ru: 'Подогреваемый бассейн' },
        icon: 'thermometer',
        highlight: true,
      },
      {
        slug: 'aile-dostu',
        name: { tr: 'Aile Dostu', en: 'Family-friendly', ru: 'Для семей с детьми' },
        icon: 'house-heart',
        highlight: true,
      },
      {
        slug: 'sessiz-bolge',
        name: { tr: 'Sessiz Bölge', en: 'Quiet area', ru: 'Тихое место' },
        icon: 'volume-x',
        highlight: true,
      },
      {
        slug: 'gun-batimi-manzarasi',
        name: { tr: 'Gün Batımı Manzarası', en: 'Sunset view', ru: 'Вид на закат' },
        icon: 'sunset',
        highlight: true,
      },
    ],
  },
  {
    name: { tr: 'Genel', en: 'General', ru: 'Общее' },
    features: [
      {
        slug: 'klima',
        name: { tr: 'Klima', en: 'Air conditioning', ru: 'Кондиционер' },
        icon: 'air-vent',
        highlight: true,
      },
      { slug: 'bahce', name: { tr: 'Bahçe', en: 'Garden', ru: 'Сад' }, icon: 'flower-2', highlight: false },
      { slug: 'teras', name: { tr: 'Teras', en: 'Terrace', ru: 'Терраса' }, icon: 'blinds', highlight: false },
      { slug: 'balkon', name: { tr: 'Balkon', en: 'Balcony', ru: 'Балкон' }, icon: 'door-open', highlight: false },
      {
        slug: 'otopark',
        name: { tr: 'Otopark', en: 'Parking', ru: 'Парковка' },
        icon: 'square-parking',
        highlight: true,
      },
      {
        slug: 'site-icerisinde',
        name: { tr: 'Site İçerisinde', en: 'In a residential complex', ru: 'В жилом комплексе' },
        icon: 'fence',
        highlight: false,
      },
      { slug: 'somine', name: { tr: 'Şömine', en: 'Fireplace', ru: 'Камин' }, icon: 'flame', highlight: false },
      {
        slug: 'camasir-makinesi',
        name: { tr: 'Çamaşır Makinesi', en: 'Washing machine', ru: 'Стиральная машина' },
        icon: 'washing-machine',
        highlight: false,
      },
      {
        slug: 'utu-masasi',
        name: { tr: 'Ütü Masası', en: 'Ironing board', ru: 'Гладильная доска' },
        icon: 'shirt',
        highlight: false,
      },
      { slug: 'asansor', name: { tr: 'Asansör', en: 'Lift', ru: 'Лифт' }, icon: 'arrow-up-down', highlight: false },
      {
        slug: 'ortak-havuz',
        name: { tr: 'Ortak Havuz', en: 'Shared pool', ru: 'Общий бассейн' },
        icon: 'waves',
        highlight: false,
      },
      {
        slug: 'guneslenme-terasi',
        name: { tr: 'Güneşlenme Terası', en: 'Sun terrace', ru: 'Терраса для загара' },
        icon: 'sun',
        highlight: false,
      },
    ],
  },
  {
    name: { tr: 'Mutfak', en: 'Kitchen', ru: 'Кухня' },
    features: [
      {
        slug: 'buzdolabi',
        name: { tr: 'Buzdolabı', en: 'Fridge', ru: 'Холодильник' },
        icon: 'refrigerator',
        highlight: false,
      },
      {
        slug: 'bulasik-makinesi',
        name: { tr: 'Bulaşık Makinesi', en: 'Dishwasher', ru: 'Посудомоечная машина' },
        icon: 'sparkles',
        highlight: false,
      },
      { slug: 'firin', name: { tr: 'Fırın', en: 'Oven', ru: 'Духовка' }, icon: 'chef-hat', highlight: false },
      { slug: 'ocak', name: { tr: 'Ocak', en: 'Hob', ru: 'Плита' }, icon: 'cooking-pot', highlight: false },
      {
        slug: 'mikrodalga',
        name: { tr: 'Mikrodalga', en: 'Microwave', ru: 'Микроволновка' },
        icon: 'microwave',
        highlight: false,
      },
      { slug: 'kettle', name: { tr: 'Kettle', en: 'Kettle', ru: 'Электрочайник' }, icon: 'cup-soda', highlight: false },
      {
        slug: 'tost-makinesi',
        name: { tr: 'Tost Makinesi', en: 'Sandwich toaster', ru: 'Тостер-гриль' },
        icon: 'sandwich',
        highlight: false,
      },
      {
        slug: 'kahve-makinesi',
        name: { tr: 'Kahve Makinesi', en: 'Coffee machine', ru: 'Кофемашина' },
        icon: 'coffee',
        highlight: false,
      },
      {
        slug: 'mutfak-gerecleri',
        name: { tr: 'Mutfak Gereçleri', en: 'Kitchenware', ru: 'Посуда и утварь' },
        icon: 'utensils',
        highlight: false,
      },
      {
        slug: 'yemek-masasi',
        name: { tr: 'Yemek Masası', en: 'Dining table', ru: 'Обеденный стол' },
        icon: 'utensils-crossed',
        highlight: false,
      },
      {
        slug: 'barbeku',
        name: { tr: 'Barbekü', en: 'Barbecue', ru: 'Барбекю' },
        icon: 'flame-kindling',
        highlight: true,
      },
      { slug: 'mini-bar', name: { tr: 'Mini Bar', en: 'Minibar', ru: 'Мини-бар' }, icon: 'wine', highlight: false },
    ],
  },
  {
    name: { tr: 'Banyo', en: 'Bathroom', ru: 'Ванная' },
    features: [
      { slug: 'dus', name: { tr: 'Duş', en: 'Shower', ru: 'Душ' }, icon: 'shower-head', highlight: false },
      { slug: 'havlu', name: { tr: 'Havlu', en: 'Towels', ru: 'Полотенца' }, icon: 'layers', highlight: false },
      {
        slug: 'sac-kurutma-makinesi',
        name: { tr: 'Saç Kurutma Makinesi', en: 'Hairdryer', ru: 'Фен' },
        icon: 'wind',
        highlight: false,
      },
      {
        slug: 'banyo-malzemeleri',
        name: { tr: 'Banyo Malzemeleri', en: 'Toiletries', ru: 'Банные принадлежности' },
        icon: 'spray-can',
        highlight: false,
      },
      {
        slug: 'ebeveyn-banyosu',
        name: { tr: 'Ebeveyn Banyosu', en: 'En-suite bathroom', ru: 'Ванная при спальне' },
        icon: 'bath',
        highlight: false,
      },
    ],
  },
  {
    name: { tr: 'Yatak Odası', en: 'Bedroom', ru: 'Спальня' },
    features: [
      {
        slug: 'nevresim',
        name: { tr: 'Nevresim', en: 'Bed linen', ru: 'Постельное бельё' },
        icon: 'bed-double',
        highlight: false,
      },
      {
        slug: 'gardirop',
        name: { tr: 'Gardırop', en: 'Wardrobe', ru: 'Шкаф для одежды' },
        icon: 'door-closed',
        highlight: false,
      },
      { slug: 'utu', name: { tr: 'Ütü', en: 'Iron', ru: 'Утюг' }, icon: 'shirt', highlight: false },
      {
        slug: 'camasir-askisi',
        name: { tr: 'Çamaşır Askısı', en: 'Drying rack', ru: 'Сушилка для белья' },
        icon: 'grip-horizontal',
        highlight: false,
      },
    ],
  },
  {
    name: { tr: 'Medya & Teknoloji', en: 'Media & technology', ru: 'Медиа и техника' },
    features: [
      { slug: 'wi-fi', name: { tr: 'Wi-Fi', en: 'Wi-Fi', ru: 'Wi-Fi' }, icon: 'wifi', highlight: true },
      {
        slug: 'duz-ekran-tv',
        name: { tr: 'Düz Ekran TV', en: 'Flat-screen TV', ru: 'Телевизор с плоским экраном' },
        icon: 'tv',
        highlight: false,
      },
      {
        slug: 'uydu-yayini',
        name: { tr: 'Uydu Yayını', en: 'Satellite TV', ru: 'Спутниковое ТВ' },
        icon: 'satellite-dish',
        highlight: false,
      },
      {
        slug: 'netflix',
        name: { tr: 'Netflix', en: 'Netflix', ru: 'Netflix' },
        icon: 'clapperboard',
        highlight: false,
      },
      {
        slug: 'akilli-tv',
        name: { tr: 'Akıllı TV', en: 'Smart TV', ru: 'Смарт-ТВ' },
        icon: 'monitor-play',
        highlight: false,
      },
      {
        slug: 'bluetooth-hoparlor',
        name: { tr: 'Bluetooth Hoparlör', en: 'Bluetooth speaker', ru: 'Bluetooth-колонка' },
        icon: 'speaker',
        highlight: false,
      },
      {
        slug: 'arac-sarj-istasyonu',
        name: { tr: 'Araç Şarj İstasyonu', en: 'EV charging point', ru: 'Зарядка для электромобиля' },
        icon: 'plug-zap',
        highlight: true,
      },
    ],
  },
  {
    name: { tr: 'Güvenlik', en: 'Safety', ru: 'Безопасность' },
    features: [
      {
        slug: 'duman-dedektoru',
        name: { tr: 'Duman Dedektörü', en: 'Smoke detector', ru: 'Датчик дыма' },
        icon: 'alarm-smoke',
        highlight: false,
      },
      {
        slug: 'ilk-yardim-cantasi',
        name: { tr: 'İlk Yardım Çantası', en: 'First-aid kit', ru: 'Аптечка' },
        icon: 'briefcase-medical',
        highlight: false,
      },
      {
        slug: 'yangin-sondurucu',
        name: { tr: 'Yangın Söndürücü', en: 'Fire extinguisher', ru: 'Огнетушитель' },
        icon: 'fire-extinguisher',
        highlight: false,
      },
    ],
  },
  {
    name: { tr: 'Oyun', en: 'Games', ru: 'Игры' },
    features: [
      {
        slug: 'bilardo',
        name: { tr: 'Bilardo', en: 'Billiards', ru: 'Бильярд' },
        icon: 'circle-dot',
        highlight: false,
      },
      {
        slug: 'langirt',
        name: { tr: 'Langırt', en: 'Table football', ru: 'Настольный футбол' },
        icon: 'gamepad-2',
        highlight: false,
      },
      {
        slug: 'masa-tenisi',
        name: { tr: 'Masa Tenisi', en: 'Table tennis', ru: 'Настольный теннис' },
        icon: 'trophy',
        highlight: false,
      },
      { slug: 'dart', name: { tr: 'Dart', en: 'Darts', ru: 'Дартс' }, icon: 'target', highlight: false },
    ],
  },
  {
    name: { tr: 'Çocuk', en: 'Children', ru: 'Для детей' },
    features: [
      { slug: 'salincak', name: { tr: 'Salıncak', en: 'Swing', ru: 'Качели' }, icon: 'ferris-wheel', highlight: false },
      { slug: 'kaydirak', name: { tr: 'Kaydırak', en: 'Slide', ru: 'Горка' }, icon: 'toy-brick', highlight: false },
      {
        slug: 'mama-sandalyesi',
        name: { tr: 'Mama Sandalyesi', en: 'High chair', ru: 'Стульчик для кормления' },
        icon: 'baby',
        highlight: false,
      },
      {
        slug: 'bebek-yatagi',
        name: { tr: 'Bebek Yatağı', en: 'Cot', ru: 'Детская кроватка' },
        icon: 'bed-single',
        highlight: false,
      },
    ],
  },
]

import { ANTALYA, bayOf, DALAMAN, drive, type GuideSeed, say, warmth } from './guide-seed.ts'

export const fethiye: GuideSeed = {
  suits: [
    say('Çeşit arayan kalabalık aileler', 'Large families who want a choice', 'Большие семьи, которым нужен выбор'),
    say(
      'Bir gün plaj, bir gün dağ isteyenler',
      'A beach one day, a mountain the next',
      'Один день пляж, другой — горы',
    ),
    say('Arabasız da gezmek isteyenler', 'Getting about without a car', 'Отдых без машины'),
  ],
  minds: [
    say(
      'Ölüdeniz ağustosta öğleden önce dolar',
      'Ölüdeniz is full before noon in August',
      'В августе Олюдениз полон ещё до полудня',
    ),
    say('Faralya yolu virajlıdır', 'The road to Faralya winds', 'Дорога в Фаралью извилистая'),
  ],
  drives: [drive(DALAMAN, 50, 50), drive(ANTALYA, 180, 200), drive(say('Göcek', 'Göcek', 'Гёджек'), 30, 28)],
  months: warmth([16, 17, 20, 24, 28, 33, 36, 36, 32, 27, 21, 17], [17, 16, 17, 18, 21, 24, 26, 28, 27, 24, 21, 19]),
  bays: [
    bayOf(
      'Kumburnu',
      [36.5516, 29.1079],
      20,
      say(
        'Lagün, sığ ve dalgasız · giriş ücretli',
        'Lagoon, shallow and calm · entrance fee',
        'Лагуна, мелко и тихо · вход платный',
      ),
    ),
    bayOf(
      'Belcekız Plajı',
      [36.5491, 29.1171],
      20,
      say(
        'Uzun kumsal, paraşüt inişi · dalgalı olabilir',
        'Long beach, paragliders land · can be wavy',
        'Длинный пляж, посадка парапланов · бывают волны',
      ),
    ),
    bayOf(
      'Kıdrak',
      [36.535, 29.1254],
      25,
      say(
        'Çam gölgesi, çakıl · öğleden sonra sakin',
        'Pine shade, pebbles · calm after lunch',
        'Тень сосен, галька · после обеда спокойно',
      ),
    ),
    bayOf(
      'Çalış Plajı',
      [36.6628, 29.1068],
      12,
      say(
        'Gün batımı ve yürüyüş yolu · çakıl, rüzgâr',
        'Sunsets and a promenade · pebbles, wind',
        'Закаты и набережная · галька, ветер',
      ),
    ),
    bayOf(
      'Gemiler Koyu',
      [36.5571, 29.07],
      30,
      say('Ada manzarası, kano · dar yol', 'Island view, canoes · narrow road', 'Вид на остров, каноэ · узкая дорога'),
    ),
  ],
}

export const kalkan: GuideSeed = {
  suits: [
    say('Sessizlik, manzara, iyi yemek', 'Quiet, views and good food', 'Тишина, виды и хорошая кухня'),
    say(
      'Korunaklı havuz arayanlar, en çok İslamlar’da',
      'A screened pool, most of all in İslamlar',
      'Закрытый бассейн, больше всего в Исламларе',
    ),
    say('İki aile bir arada, 8 – 10 kişi', 'Two families together, 8 to 10 people', 'Две семьи вместе, 8–10 человек'),
  ],
  minds: [
    say('Bebek arabasıyla yokuş yorar', 'The hills are hard with a pushchair', 'С коляской тяжело в гору'),
    say('Kapı önünde kum plaj yok', 'No sandy beach at the door', 'Песчаного пляжа у порога нет'),
    say('Gece hayatı gece birde biter', 'Nightlife ends at one o’clock', 'Ночная жизнь — до часу'),
  ],
  drives: [drive(DALAMAN, 95, 122), drive(ANTALYA, 200, 214), drive(say('Kaş', 'Kaş', 'Каш'), 32, 27)],
  months: warmth([16, 16, 19, 22, 26, 31, 34, 35, 32, 28, 22, 18], [18, 17, 17, 19, 21, 24, 27, 28, 28, 26, 23, 20]),
  bays: [
    bayOf(
      'Kalkan Halk Plajı',
      [36.2605, 29.4165],
      3,
      say(
        'Çakıl, duş, gölge · yokuş aşağı yürünür',
        'Pebbles, showers, shade · a walk downhill',
        'Галька, душ, тень · пешком под гору',
      ),
    ),
    bayOf(
      'Kaputaş',
      [36.2287, 29.4483],
      11,
      say(
        '187 basamak, turkuaz su · öğlen kalabalık',
        '187 steps, turquoise water · crowded at noon',
        '187 ступеней, бирюзовая вода · в полдень людно',
      ),
    ),
    bayOf(
      'Patara Plajı',
      [36.2547, 29.3107],
      22,
      say(
        '18 km kum, sığ · öğleden sonra rüzgâr',
        '18 km of sand, shallow · windy after noon',
        '18 км песка, мелко · после полудня ветер',
      ),
    ),
    bayOf(
      'Hidayet Koyu',
      [36.1962, 29.5974],
      34,
      say('Çakıl, iskele, şnorkel', 'Pebbles, jetty, snorkelling', 'Галька, пирс, снорклинг'),
    ),
  ],
}

export const kas: GuideSeed = {
  suits: [
    say('Dalış, kano ve tekne sevenler', 'Diving, canoes and boats', 'Дайвинг, каноэ и лодки'),
    say(
      'Çarşıya yürümek isteyen çiftler',
      'Couples who like to walk into town',
      'Пары, которые любят гулять до центра',
    ),
    say(
      'Çukurbağ’da deniz üstünde sessiz ev',
      'A quiet house above the sea in Çukurbağ',
      'Тихий дом над морем в Чукурбаге',
    ),
  ],
  minds: [
    say(
      'Kum plaj yok, denize iskeleden girilir',
      'No sand: you swim from jetties',
      'Песка нет: в море заходят с пирсов',
    ),
    say('Havaalanları uzaktır', 'The airports are far', 'Аэропорты далеко'),
  ],
  drives: [drive(DALAMAN, 130, 152), drive(ANTALYA, 180, 190), drive(say('Kalkan', 'Kalkan', 'Калкан'), 32, 27)],
  months: warmth([16, 16, 18, 21, 26, 30, 34, 34, 31, 27, 21, 17], [18, 17, 17, 18, 21, 25, 27, 28, 28, 26, 23, 20]),
  bays: [
    bayOf(
      'Hidayet Koyu',
      [36.1962, 29.5974],
      10,
      say('Çakıl, iskele, şnorkel', 'Pebbles, jetty, snorkelling', 'Галька, пирс, снорклинг'),
    ),
    bayOf(
      'Limanağzı',
      [36.18, 29.6512],
      20,
      say('Tekneyle, üç koy, gölge', 'By boat, three bays, shade', 'На лодке, три бухты, тень'),
    ),
    bayOf(
      'Kaputaş',
      [36.2287, 29.4483],
      22,
      say(
        '187 basamak, turkuaz su · öğlen kalabalık',
        '187 steps, turquoise water · crowded at noon',
        '187 ступеней, бирюзовая вода · в полдень людно',
      ),
    ),
  ],
}

export const gocek: GuideSeed = {
  suits: [
    say('Gününü koylarda teknede geçirenler', 'Days spent on a boat among the bays', 'Дни на лодке среди бухт'),
    say('Her yere yürümek isteyenler', 'Walking everywhere', 'Всё пешком'),
    say('Havaalanından kısa yol', 'A short drive from the airport', 'Близко к аэропорту'),
  ],
  minds: [
    say('Merkezde geniş plaj yok', 'No wide beach in town', 'В городке нет широкого пляжа'),
    say('Marina fiyatları yüksektir', 'Marina prices are high', 'Цены у марины высокие'),
  ],
  drives: [drive(DALAMAN, 25, 23), drive(ANTALYA, 200, 222), drive(say('Fethiye', 'Fethiye', 'Фетхие'), 30, 28)],
  months: warmth([15, 16, 19, 23, 28, 33, 36, 36, 33, 27, 21, 16], [17, 16, 17, 18, 21, 25, 27, 28, 27, 24, 21, 18]),
  bays: [
    bayOf(
      'İnlice',
      [36.7271, 28.975],
      10,
      say('İnce kum, sığ, çamlık', 'Fine sand, shallow, pines', 'Мелкий песок, мелко, сосны'),
    ),
    bayOf(
      'Sarsala Koyu',
      [36.6654, 28.859],
      45,
      say('Çam ve iskele · yol dik', 'Pines and a jetty · steep road', 'Сосны и пирс · крутая дорога'),
    ),
  ],
}

export const dalyan: GuideSeed = {
  suits: [
    say('Nehir, tekne ve doğa sevenler', 'River, boats and nature', 'Река, лодки и природа'),
    say(
      'Küçük çocuklu aileler: düz yol, sığ deniz',
      'Small children: flat roads, shallow sea',
      'Маленькие дети: ровные дороги, мелкое море',
    ),
    say('Bisikletle gezmek isteyenler', 'Getting about by bicycle', 'Прогулки на велосипеде'),
  ],
  minds: [
    say('Denize tekneyle ya da arabayla gidilir', 'You go to the sea by boat or car', 'К морю — на лодке или машине'),
    say('Nehir kıyısında akşam sivrisinek olur', 'Mosquitoes by the river at dusk', 'Вечером у реки бывают комары'),
  ],
  drives: [
    drive(DALAMAN, 30, 27),
    drive(say('Marmaris', 'Marmaris', 'Мармарис'), 75, 88),
    drive(say('Göcek', 'Göcek', 'Гёджек'), 45, 48),
  ],
  months: warmth([15, 16, 19, 23, 28, 33, 36, 36, 33, 27, 21, 16], [17, 16, 17, 18, 21, 25, 27, 28, 27, 24, 21, 18]),
  bays: [
    bayOf(
      'İztuzu',
      [36.7912, 28.6192],
      20,
      say(
        '4,5 km kum, kaplumbağalar · akşam kapanır',
        '4.5 km of sand, turtles · closes at dusk',
        '4,5 км песка, черепахи · закрыт после заката',
      ),
    ),
    bayOf(
      'Sarsala Koyu',
      [36.6654, 28.859],
      55,
      say('Çam ve iskele · yol dik', 'Pines and a jetty · steep road', 'Сосны и пирс · крутая дорога'),
    ),
  ],
}

import { ANTALYA, bayOf, DALAMAN, drive, type GuideSeed, MILAS, say, warmth } from './guide-seed.ts'

export const bodrum: GuideSeed = {
  suits: [
    say('Akşamı uzun sevenler', 'Long evenings', 'Долгие вечера'),
    say(
      'Ortakent ve Bitez’de küçük çocuklu aileler',
      'Small children, in Ortakent and Bitez',
      'Семьи с малышами — Ортакент и Битез',
    ),
    say('Rüzgâr sörfü ve yelken', 'Windsurfing and sailing', 'Виндсёрфинг и парус'),
  ],
  minds: [
    say('Temmuz ve ağustosta trafik ağırdır', 'Traffic is heavy in July and August', 'В июле и августе пробки'),
    say(
      'Kuzey koylarında öğleden sonra rüzgâr eser',
      'The northern bays are windy after noon',
      'В северных бухтах днём ветрено',
    ),
  ],
  drives: [
    drive(MILAS, 40, 36),
    drive(DALAMAN, 190, 205),
    drive(say('Kos feribotu', 'Ferry to Kos', 'Паром на Кос'), 10, 3),
  ],
  months: warmth([15, 15, 18, 21, 26, 31, 34, 34, 30, 25, 20, 16], [16, 15, 16, 17, 20, 23, 25, 25, 24, 22, 19, 17]),
  bays: [
    bayOf(
      'Bitez Plajı',
      [37.0237, 27.3824],
      15,
      say('Düz su, sörf okulu, gölge', 'Flat water, windsurf school, shade', 'Спокойная вода, школа сёрфинга, тень'),
    ),
  ],
}

export const marmaris: GuideSeed = {
  suits: [
    say('Çam ormanı ve dalgasız deniz', 'Pine woods and a calm sea', 'Сосновый лес и спокойное море'),
    say(
      'Selimiye ve Söğüt’te balık ve tekne',
      'Fish and boats in Selimiye and Söğüt',
      'Рыба и лодки в Селимие и Сёгюте',
    ),
    say('Çocukla kumda oynamak isteyenler: İçmeler', 'Playing in the sand: İçmeler', 'Дети и песок — Ичмелер'),
  ],
  minds: [
    say('Merkez temmuzda gürültülüdür', 'The centre is loud in July', 'В июле центр шумный'),
    say('Turunç ve Söğüt yolu virajlıdır', 'The roads to Turunç and Söğüt wind', 'Дороги в Турунч и Сёгют извилистые'),
  ],
  drives: [drive(DALAMAN, 85, 95), drive(MILAS, 125, 140), drive(say('Datça', 'Datça', 'Датча'), 80, 70)],
  months: warmth([15, 16, 18, 22, 27, 33, 36, 36, 32, 26, 20, 16], [17, 16, 16, 18, 20, 23, 25, 26, 25, 23, 20, 18]),
  bays: [
    bayOf(
      'Kızkumu',
      [36.764, 28.1295],
      40,
      say('Denizin içinde yürünen kum yolu', 'A sandbar to walk on through the sea', 'Песчаная коса посреди моря'),
    ),
    bayOf(
      'Kleopatra Plajı',
      [36.9912, 28.204],
      60,
      say(
        'İnce kum, tekneyle · giriş ücretli',
        'Fine sand, by boat · entrance fee',
        'Мелкий песок, на лодке · вход платный',
      ),
    ),
  ],
}

export const datca: GuideSeed = {
  suits: [
    say('Berrak su ve kuru hava', 'Clear water and dry air', 'Прозрачная вода и сухой воздух'),
    say('Kalabalıktan kaçanlar', 'Getting away from crowds', 'Подальше от толпы'),
    say('Taş sokaklar, badem, pazar', 'Stone lanes, almonds, markets', 'Каменные улочки, миндаль, рынок'),
  ],
  minds: [
    say('Deniz serindir ve rüzgâr eser', 'The sea is cool and it is windy', 'Море прохладное, бывает ветер'),
    say('Büyük koylara araba gerekir', 'The big bays need a car', 'К большим бухтам нужна машина'),
  ],
  drives: [drive(DALAMAN, 160, 165), drive(MILAS, 200, 210), drive(say('Marmaris', 'Marmaris', 'Мармарис'), 80, 70)],
  months: warmth([15, 15, 17, 21, 25, 30, 32, 33, 29, 25, 20, 16], [17, 16, 16, 17, 20, 23, 25, 26, 25, 23, 20, 18]),
  bays: [
    bayOf(
      'Palamutbükü',
      [36.6697, 27.5043],
      35,
      say(
        'İki kilometre çakıl, serin ve berrak',
        'Two kilometres of pebbles, cool and clear',
        'Два километра гальки, прохладно и чисто',
      ),
    ),
    bayOf(
      'Ovabükü',
      [36.6794, 27.5593],
      30,
      say('Kum, sığ, birkaç lokanta', 'Sand, shallow, a few restaurants', 'Песок, мелко, несколько кафе'),
    ),
  ],
}

export const belek: GuideSeed = {
  suits: [
    say(
      'İnce kum ve sığ deniz isteyen aileler',
      'Families who want fine sand and shallow sea',
      'Семьи: мелкий песок и мелкое море',
    ),
    say('Golf oynayanlar', 'Golfers', 'Любители гольфа'),
    say('Havaalanına yakın, düz yol', 'Near the airport, flat roads', 'Близко к аэропорту, ровные дороги'),
  ],
  minds: [
    say('Temmuz ve ağustos sıcak ve nemlidir', 'July and August are hot and humid', 'Июль и август жаркие и влажные'),
    say(
      'Kıyının çoğu otellerindir, halk plajı Kadriye’dedir',
      'Hotels hold most of the shore; the public beach is in Kadriye',
      'Берег занимают отели, городской пляж — в Кадрие',
    ),
  ],
  drives: [
    drive(ANTALYA, 30, 32),
    drive(say('Side', 'Side', 'Сиде'), 40, 40),
    drive(say('Antalya Kaleiçi', 'Antalya old town', 'Старый город Антальи'), 45, 43),
  ],
  months: warmth([15, 16, 19, 22, 26, 31, 35, 35, 32, 27, 21, 17], [18, 17, 17, 18, 21, 25, 28, 29, 28, 25, 22, 19]),
  bays: [
    bayOf(
      'Kadriye Halk Plajı',
      [36.8455, 31.0135],
      10,
      say('İnce kum, sığ, duş', 'Fine sand, shallow, showers', 'Мелкий песок, мелко, душ'),
    ),
    bayOf(
      'Lara',
      [36.8421, 30.8192],
      35,
      say('Geniş kumsal · hafta sonu kalabalık', 'Wide beach · busy at weekends', 'Широкий пляж · в выходные людно'),
    ),
  ],
}

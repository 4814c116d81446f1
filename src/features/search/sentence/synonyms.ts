/** Names of the same thing in the three languages: whoever has one of them is met by all of them. */
export const SAME: readonly (readonly string[])[] = `
ısıtmalı havuz|havuz ısıtma|ısıtılan havuz|sıcak havuz|heated pool|pool heating|подогреваемый бассейн|бассейн с подогревом|теплый бассейн
muhafazakar havuz|korunaklı havuz|havuzu görünmeyen|screened pool|secluded pool|закрытый от взглядов бассейн|бассейн закрытый от взглядов|приватный бассейн
muhafazakar|korunaklı|dışarıdan görünmeyen|secluded|conservative|уединенные|уединенная
çocuk havuzu|kids pool|children’s pool|childrens pool|детский бассейн
deniz manzarası|sea view|ocean view|вид на море
doğa manzarası|dağ manzarası|nature view|mountain view|вид на природу|вид на горы
gün batımı manzarası|gün batımı|sunset view|вид на закат
denize yakın|sahile yakın|plaja yakın|denize yürüme mesafesi|near the sea|close to the sea|close to the beach|near the beach|рядом с морем|у моря|близко к морю|недалеко от моря
sonsuzluk havuzu|infinity havuz|infinity pool|бассейн инфинити|инфинити
özel havuz|havuzlu|havuz|private pool|own pool|pool|частный бассейн|свой бассейн|бассейн
jakuzi|jacuzzi|hot tub|джакузи
kapalı havuz|indoor pool|крытый бассейн
balayı|honeymoon|медовый месяц|медового месяца
lüks|luxury|люкс|роскошная
ekonomik|uygun fiyatlı|hesaplı|cheap|affordable|недорогие|недорогая
sessiz bölge|sessiz|sakin|quiet area|quiet|тихое место|тихая
doğa içinde|in nature|на природе
evcil hayvan izinli|evcil hayvan kabul eden|evcil hayvan|köpek|kedi|pet friendly|pets allowed|pets|pet|dog|cat|можно с питомцами|питомец|собака|кошка|животные
wi-fi|wifi|internet|вайфай|интернет
barbekü|mangal|barbecue|bbq|grill|барбекю|мангал
bahçe|garden|сад
klima|air conditioning|aircon|кондиционер
otopark|parking|парковка
sauna|saunalı|сауна
türk hamamı|hamam|turkish bath|hammam|турецкая баня|хамам|хаммам
bebek yatağı|beşik|cot|crib|детская кроватка|кроватка
mama sandalyesi|high chair|highchair|стульчик
engelliye uygun|engelli|tekerlekli sandalye|wheelchair|step-free access|step free|доступно для маломобильных|инвалидная коляска
arkadaş grubu kabul eden|arkadaş grubu|groups of friends welcome|group of friends|можно компанией друзей|компания друзей
aile dostu|family-friendly|family friendly|для семей с детьми
masa tenisi|table tennis|ping pong|настольный теннис
özel plaj|private beach|собственный пляж|свой пляж
çamaşır makinesi|washing machine|стиральная машина
bulaşık makinesi|dishwasher|посудомоечная машина|посудомойка
yerden ısıtma|underfloor heating|теплый пол
bilardo|billiards|pool table|бильярд
şömine|fireplace|камин
kalkan|калкан
kaş|kash|каш
fethiye|фетхие
bodrum|бодрум
göcek|gocek|гёчек
marmaris|мармарис
datça|датча
dalyan|дальян
belek|белек
ölüdeniz|oludeniz|олюдениз
patara|патара
antalya|анталья
içmeler|ичмелер
yalıkavak|ялыкавак
islamlar|исламлар`
  .trim()
  .split('\n')
  .map((line) => line.split('|'))

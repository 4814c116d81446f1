/** Words that carry no wish of their own; everything else that is not understood is named to the reader. */
export const FILL: ReadonlySet<string> = new Set(
  // Turkish
  (
    'villasi yer yeri yerler geliyoruz gelecek tarihlerimiz tarihimiz icinde merhaba merhabalar selam selamlar slm mrb iyi gunler aksamlar sabahlar kolay gelsin hayirli isler sayin yetkili ' +
    'villa villaniz villalar villalari villalariniz villaya villada villaniza villayi ev evi eviniz bir bi biz bize bizim ben bana benim siz size sizde sizden ' +
    'icin ve ile ya da veya yada de da mi mu mı misiniz musunuz ariyorum ariyoruz ariyordum ariyorduk bakiyorum bakiyoruz ' +
    'istiyorum istiyoruz istiyorduk isteriz isterim istiyordum lazim gerek gerekiyor var varmi varsa yok olan olsun olacak olur ' +
    'olursa olmali olabilir olarak olacagiz oluruz dusunuyorum dusunuyoruz planliyoruz kalmak kalacagiz kalicaz kalacak gelecegiz gelicez tatil tatili ' +
    'tatile yapmak yapacagiz rezervasyon fiyat fiyati fiyatlar fiyatlari fiyatlariniz ne kadar nedir nasil uygun musait musaitlik ' +
    'musaitmi bos arasi arasinda arasi tarih tarihi tarihleri tarihlerinde tarihler tarihinde giris cikis girisli cikisli itibaren ' +
    'itibariyle toplam toplamda kisi kisilik kadar en fazla az butce butcemiz butcem tesekkurler tesekkur ederim ederiz sagolun sagol ' +
    'lutfen acaba hangi neler onerir onerebilir oneri oneriniz onerileriniz bilgi alabilir almak miyim miyiz su bu o gibi daha cok ' +
    'biraz ama fakat tam bolgesi bolgesinde bolgesinden civari civarinda taraflari taraflarinda tarafi tarafinda cevresi ' +
    'cevresinde merkez merkezde merkeze kiralik kiralamak konaklama konaklamak konaklayacagiz donem doneminde donemi gelip gidip ayi ' +
    'ayinda ayinin hafta gece gun gunu yil yili yilinda sene ailece aile ailesi ailemle aileyiz ailemizle onumuzdeki gelecek seneye tl adet tane ' +
    // English
    'may bring least hello hi hey dear good morning afternoon evening day we i me my our us you your have has had do does are is am be would will ' +
    'could can like want wanted need needs looking look search searching find for a an the to in on at of and or with from until till ' +
    'between during by near house home villas place please thanks thank regards best any some available availability ' +
    'there it that this these those which about around approximately max maximum min up under over budget total price prices how much what ' +
    'book booking rent rental stay staying holiday vacation trip check checkin checkout arriving arrival leaving departure ' +
    'dates date week weeks night nights next coming month year people guests preferably ideally also plus if possible as so but just ' +
    'interested planning plan going travel travelling come coming family families friends ' +
    // Russian
    'группа группой компания компанией здравствуйте привет добрый доброе день вечер утро мы нас нам я мне у вас вам вы есть ли ищем ищу хотим хочу хотели ' +
    'бы нужна нужен нужно нужны интересует интересуют снять аренда арендовать забронировать бронь виллу вилла виллы виллой виллу ' +
    'дом домик на в во с со до от по и или а но для из к за около примерно примерно желательно чтобы был была было были ' +
    'будет будем можно ли какие какая сколько стоит цена цены стоимость спасибо пожалуйста даты дата числа заезд выезд с период ' +
    'свободна свободны свободные свободно районе район город отдых отдохнуть приехать приедем бюджет бюджетом не более дороже семья семьи семьей ' +
    'наша наш человек персон гостей включая рядом подскажите посоветуйте если это еще месяца месяце году год'
  ).split(' '),
)

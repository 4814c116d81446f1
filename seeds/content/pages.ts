import type { Localized } from '../../src/kernel/language.ts'

export type PageSeed = {
  key:
    | 'about'
    | 'privacy'
    | 'rental'
    | 'cancel'
    | 'kvkk'
    | 'howrent'
    | 'contact'
    | 'document'
    | 'team'
    | 'pre-information'
  title: Localized
  lead: Localized
  /** Markdown: `##` headings, paragraphs, lists. */
  body: Localized
}

const about: PageSeed = {
  key: 'about',
  title: { tr: 'Hakkımızda', en: 'About us', ru: 'О нас' },
  lead: {
    tr: 'Fethiye’de çalışan, TÜRSAB’a kayıtlı bir seyahat acentasıyız. Villaları kendimiz geziyor, belgelerini kendimiz kontrol ediyoruz.',
    en: 'We are a TÜRSAB-registered travel agency based in Fethiye. We visit the villas ourselves and check their papers ourselves.',
    ru: 'Мы туристическое агентство из Фетхие, зарегистрированное в TÜRSAB. Виллы осматриваем сами и документы проверяем тоже сами.',
  },
  body: {
    tr: `## Ne yapıyoruz?

Happy Villaları, 17956 belge numaralı A grubu seyahat acentası Happy Turizm’in villa kiralama markasıdır. Ev sahibi ile misafir arasında aracılık eder, sözleşmeyi hazırlar, ön ödemeyi acentanın hesabına alır ve tatil boyunca telefona cevap veririz.

## Bir villayı listeye nasıl alırız?

- Turizm amaçlı konut izin belgesinin numarasını Bakanlık kaydında sorgularız. Belgesi olmayan evi yayımlamayız.
- Evi gezer; havuzu, bahçeyi, yatakları, mutfağı ve yolu görürüz.
- Kusuru da yazarız: dik yol, yandan görünen havuz, yakındaki inşaat.
- Takvimi ev sahibiyle birlikte güncel tutarız.

## Fiyatı nasıl gösteririz?

Tarih seçtiğinizde gördüğünüz rakam konaklamanın toplamıdır; varsa temizlik ücreti içindedir. Hasar depozitosu ayrı satırda durur, çünkü geri ödenir. İptal ederseniz ne kadar iade alacağınızı ödemeden önce tarih tarih görürsünüz.

## Bize ne zaman ulaşırsınız?

Her gün 09:00–23:00 arasında telefon ve WhatsApp’tan ulaşabilirsiniz. Konaklama sırasında su, elektrik ya da havuzla ilgili bir sorun çıkarsa bölgedeki ekibimiz ilgilenir. Bilmediğimiz bir şey sorarsanız “bilmiyoruz, öğrenip yazalım” deriz.`,
    en: `## What we do

Happy Villaları is the villa brand of Happy Turizm, a Group A travel agency with licence no. 17956. We act between the owner and the guest: we prepare the contract, take the pre-payment into the agency’s own account and answer the phone while you are on holiday.

## How a villa gets onto our list

- We look up the number of its tourism rental permit in the Ministry’s records. A house without a permit is not published.
- We visit the house and see the pool, the garden, the beds, the kitchen and the road that leads there.
- We write down the weak points as well: a steep lane, a pool that can be seen from one side, building work nearby.
- We keep the calendar up to date together with the owner.

## How we show the price

Once you choose dates, the figure you see is the total for the stay, with the cleaning fee in it if there is one. The damage deposit has its own line, because you get it back. Before you pay, you see date by date how much would be refunded if you cancelled.

## When you can reach us

Every day from 09:00 to 23:00, by phone or WhatsApp. If something goes wrong with the water, the electricity or the pool during your stay, our local team takes care of it. And when we don’t know an answer, we say so and find out.`,
    ru: `## Чем мы занимаемся

Happy Villaları — это бренд аренды вилл агентства Happy Turizm, турагентства группы A с лицензией № 17956. Мы посредник между владельцем и гостем: готовим договор, принимаем предоплату на счёт агентства и остаёмся на связи всё время вашего отдыха.

## Как вилла попадает в каталог

- Мы проверяем номер разрешения на туристическую аренду в реестре Министерства. Дом без разрешения не публикуем.
- Приезжаем и смотрим всё на месте: бассейн, сад, спальни, кухню и дорогу к дому.
- Пишем и о недостатках: крутой подъезд, бассейн, который виден с одной стороны, стройка по соседству.
- Вместе с владельцем следим, чтобы календарь был точным.

## Как мы показываем цену

Когда вы выбираете даты, вы видите стоимость всего проживания, включая уборку, если она оплачивается. Залог указан отдельной строкой, потому что его возвращают. Ещё до оплаты видно, сколько денег вернётся при отмене в каждый из сроков.

## Когда с нами можно связаться

Каждый день с 09:00 до 23:00 по телефону и в WhatsApp. Если во время проживания возникнут проблемы с водой, электричеством или бассейном, ими займутся наши сотрудники на месте. А если мы чего-то не знаем, так и скажем, узнаем и напишем вам.`,
  },
}

const howrent: PageSeed = {
  key: 'howrent',
  title: { tr: 'Nasıl Kiralarım?', en: 'How to book', ru: 'Как забронировать?' },
  lead: {
    tr: 'Aramadan anahtar teslimine yedi adım. Her adımda ne ödediğinizi ve neyin kesinleştiğini bilirsiniz.',
    en: 'Seven steps from the search to the keys. At each one you know what you pay and what is settled.',
    ru: 'Семь шагов от поиска до ключей. На каждом понятно, что вы платите и что уже закреплено за вами.',
  },
  body: {
    tr: `## 1. Villanızı seçin

Tarih, bölge ve kişi sayısıyla arayın; yalnızca o tarihlerde boş olan villalar, konaklamanın toplam fiyatıyla çıkar. Kişi sayısına çocukları ve bebekleri de ekleyin, çünkü kapasite herkesi kapsar. Villa sayfasındaki izin belgesi numarasını Bakanlık kaydından sorgulayabilirsiniz.

## 2. Rezervasyon talebi gönderin

Formu doldurun, bizi arayın ya da WhatsApp’tan yazın. Bu adımda para istemeyiz. Üyelik gerekmez; size bir rezervasyon kodu veririz.

## 3. Onay ve opsiyon

Takvimi anlık olan villalarda tarihler hemen adınıza ayrılır. Ötekilerde ev sahibinden teyit alır, en geç 48 saat içinde cevap veririz. Opsiyon 24 saat sürer; girişe 7 gün ya da daha az kaldıysa 4 saattir. Bitiş saati rezervasyon sayfanızda yazar.

## 4. Ön ödeme

Ön ödeme çoğu villada konaklama bedelinin %20’sidir; kesin tutar ve oran teklifte yazar. İki yol vardır:

- Kredi ya da banka kartı: bankanın 3D Secure sayfasında ödersiniz, kart bilgileriniz bize ulaşmaz.
- Havale / EFT: alıcı adı acentanın unvanı olmalıdır. Açıklamaya rezervasyon kodunuzu yazın.

## 5. Sözleşme ve konfirme belgesi

Ödemeniz görüldüğünde kiralama sözleşmesi, ön bilgilendirme formu ve konfirme belgesi e-postanıza gelir. Açık adres ve yol tarifi de bu aşamada paylaşılır.

## 6. Giriş: 16:00

Kalan ödemeyi ve hasar depozitosunu girişte verirsiniz; depozito için makbuz alın. Sizi karşılayacak kişinin hazır olması için varış saatinizi bir gün önceden yazın. Konaklayacak herkesin kimlik ya da pasaport bilgisi yasa gereği giriş gününde bildirilir.

## 7. Çıkış: 10:00

Ev birlikte kontrol edilir, hasar yoksa depozitonuz iade edilir. Birkaç gün sonra size yorum bağlantısı göndeririz. Olumsuz yorumları da yayımlarız; sizden sonraki misafirin işine en çok onlar yarar.`,
    en: `## 1. Choose your villa

Search by dates, region and number of guests. Only villas that are free on those dates appear, with the total price of the stay. Count children and babies too: the capacity covers everyone. The permit number on the villa page can be checked in the Ministry’s records.

## 2. Send a booking request

Fill in the form, call us or write on WhatsApp. Nothing is paid at this point. You don’t need an account; we give you a reservation code.

## 3. Confirmation and hold

If the villa has a live calendar, the dates are held for you at once. Otherwise we ask the owner and answer within 48 hours. A hold lasts 24 hours, or 4 hours when arrival is 7 days away or less. The exact end is shown on your reservation page.

## 4. Pre-payment

For most villas it is 20% of the accommodation price; your quote states the exact rate and amount. You can pay in two ways:

- Credit or debit card, on the bank’s 3D Secure page. Your card details never reach us.
- Bank transfer. The account holder must be the agency’s registered company name; put your reservation code in the description.

## 5. Contract and confirmation

Once the payment has arrived, we e-mail you the rental agreement, the pre-contract information form and the confirmation, together with the exact address and directions.

## 6. Check-in from 16:00

You pay the balance and the damage deposit on arrival; ask for a receipt for the deposit. Please tell us your arrival time the day before. By law, the identity details of every guest are reported on the day of arrival.

## 7. Check-out by 10:00

We look through the house together and, if nothing is damaged, return your deposit. A few days later you receive a link for a review. We publish the critical ones too: they help the next guest most.`,
    ru: `## 1. Выберите виллу

Укажите даты, регион и число гостей: в списке останутся только свободные виллы, сразу с полной стоимостью проживания. Считайте и детей, и младенцев, потому что вместимость указана на всех. Номер разрешения со страницы виллы можно проверить в реестре Министерства.

## 2. Отправьте заявку

Заполните форму, позвоните или напишите в WhatsApp. На этом шаге платить ничего не нужно. Регистрация не требуется: мы пришлём номер бронирования.

## 3. Подтверждение и опцион

Если календарь виллы обновляется мгновенно, даты сразу закрепляются за вами. В остальных случаях мы уточняем у владельца и отвечаем в течение 48 часов. Опцион действует 24 часа, а если до заезда 7 дней или меньше — 4 часа. Точное время указано на странице брони.

## 4. Предоплата

Для большинства вилл это 20 % стоимости проживания; точная сумма указана в расчёте. Оплатить можно двумя способами:

- банковской картой на странице банка с 3D Secure: данные карты к нам не попадают;
- банковским переводом: получателем должно быть юридическое лицо агентства, в назначении платежа укажите номер брони.

## 5. Договор и подтверждение

Когда оплата поступит, мы пришлём на почту договор аренды, форму предварительного информирования и подтверждение с точным адресом и описанием дороги.

## 6. Заезд с 16:00

Остаток и залог вносятся при заезде; на залог попросите расписку. Сообщите время приезда накануне. По закону в день заезда мы передаём данные документов всех гостей.

## 7. Выезд до 10:00

Дом осматривают вместе с вами и, если всё в порядке, возвращают залог. Через несколько дней придёт ссылка для отзыва. Критические отзывы мы тоже публикуем: следующим гостям они полезнее всего.`,
  },
}

const cancel: PageSeed = {
  key: 'cancel',
  title: { tr: 'İptal ve İade Koşulları', en: 'Cancellation & refund policy', ru: 'Условия отмены и возврата' },
  lead: {
    tr: 'İade, iptal bildiriminin bize ulaştığı gün ile giriş günü arasındaki süreye göre hesaplanır. Tutarı iptal etmeden önce görürsünüz.',
    en: 'The refund depends on the number of days between your notice and the day of arrival. You see the amount before you cancel.',
    ru: 'Сумма возврата зависит от того, сколько дней остаётся до заезда в момент отмены. Её видно ещё до того, как вы отмените бронь.',
  },
  body: {
    tr: `## İptali siz isterseniz

- **İlk 24 saat:** Girişe 14 günden fazla varsa, rezervasyondan sonraki 24 saat içinde iptal ücretsizdir; ön ödemenin tamamı iade edilir.
- **Girişe 60 gün ya da daha fazla varken:** Ön ödemenin tamamı iade edilir.
- **Girişe 59–30 gün varken:** Ön ödemenin yarısı iade edilir.
- **Girişe 30 günden az kalmışken:** Ön ödeme iade edilmez.
- **Haber vermeden gelmezseniz:** Ön ödeme iade edilmez.

Ön ödemenin üzerinde bir tutar ödediyseniz fazlası her durumda geri gönderilir. Girişte alınan hasar depozitosu iptal hesabına girmez.

## Nasıl iptal edersiniz?

Rezervasyon sayfanızdaki “İptal et” düğmesiyle ya da rezervasyonda kayıtlı e-posta adresinizden bize yazarak. Telefonla söylenen iptali yazılı teyit isteriz. Süre, bildiriminizin ulaştığı güne göre Türkiye saatiyle hesaplanır.

## İade ne zaman gelir?

Kartla ödediyseniz iade aynı karta, havaleyle ödediyseniz adınıza kayıtlı IBAN’a yapılır. İşlemi en geç 14 gün içinde başlatırız; karta yansıma süresi bankanıza bağlıdır.

## Tarih değişikliği

Girişe 30 gün ya da daha fazla varken yeni tarihler boşsa bir kez ücretsiz değiştiririz; yalnızca fiyat farkı hesaplanır. Sonraki bir iptalde ilk giriş tarihi esas alınır.

## Biz iptal edersek

Villa, acentadan ya da ev sahibinden kaynaklanan bir nedenle teslim edilemezse eşdeğer bir villa öneririz. Kabul etmezseniz ödediğiniz her şey kesintisiz iade edilir. Yasal haklarınız saklıdır.

## Mücbir sebep

Deprem, yangın, salgın nedeniyle getirilen seyahat yasağı gibi, taraflardan hiçbirinin önleyemeyeceği bir durum konaklamayı olanaksız kılarsa, belgesiyle birlikte tarih değişikliği ya da tam iade yapılır.

## Cayma hakkı

Belirli bir tarihte yapılacak konaklama hizmetlerinde cayma hakkı kullanılamaz (Mesafeli Sözleşmeler Yönetmeliği m.15/1-g); iptal ve iade bu sayfadaki hükümlere tabidir. Rezervasyonunuz onaylandığında geçerli olan koşullar rezervasyona kaydedilir, sonradan aleyhinize değiştirilmez.`,
    en: `## If you cancel

- **First 24 hours:** When arrival is more than 14 days away, you can cancel free of charge within 24 hours of booking and the whole pre-payment is returned.
- **60 days or more before arrival:** The whole pre-payment is returned.
- **59 to 30 days before arrival:** Half of the pre-payment is returned.
- **Less than 30 days before arrival:** The pre-payment is kept.
- **No-show:** The pre-payment is kept.

Anything you have paid beyond the pre-payment is always returned. The damage deposit taken at check-in plays no part in this calculation.

## How to cancel

Use the cancel button on your reservation page or write to us from the e-mail address on the booking. If you tell us by phone, we ask for a short written confirmation. The days are counted from the day your notice reaches us, in Turkish time.

## When the money arrives

Card payments go back to the same card, transfers to an IBAN in your name. We start the refund within 14 days at the latest; how soon it shows on a card depends on your bank.

## Changing the dates

Up to 30 days before arrival we move your stay once free of charge if the new dates are available; only a price difference is settled. If you cancel later, the original arrival date counts.

## If we cancel

If the villa cannot be handed over for a reason on the agency’s or the owner’s side, we offer you an equal villa. If you don’t want it, everything you paid is returned without deduction. Your statutory rights remain.

## Force majeure

If an earthquake, a fire, an official travel ban or a similar event that neither side could prevent makes the stay impossible, we change the dates or refund in full against documents.

## No right of withdrawal

Under art. 15/1-g of the Turkish Distance Contracts Regulation, the right of withdrawal does not apply to accommodation on a specific date; cancellation and refund follow the terms on this page. The terms valid when your booking is confirmed are stored with it and are not changed to your disadvantage later.`,
    ru: `## Если отменяете вы

- **Первые 24 часа:** если до заезда больше 14 дней, в течение 24 часов после бронирования отмена бесплатна и предоплата возвращается полностью.
- **За 60 дней до заезда и раньше:** предоплата возвращается полностью.
- **За 59–30 дней:** возвращается половина предоплаты.
- **Менее чем за 30 дней:** предоплата не возвращается.
- **Незаезд без предупреждения:** предоплата не возвращается.

Всё, что вы заплатили сверх предоплаты, возвращается в любом случае. Залог, который берут при заезде, в этом расчёте не участвует.

## Как отменить

Нажмите кнопку отмены на странице брони или напишите нам с почты, указанной при бронировании. Если вы сообщили об отмене по телефону, попросим подтвердить её письменно. Срок считается по дню, когда мы получили сообщение, по турецкому времени.

## Когда придут деньги

Оплата картой возвращается на ту же карту, перевод — на IBAN, открытый на ваше имя. Мы начинаем возврат не позднее чем через 14 дней; срок зачисления зависит от банка.

## Перенос дат

Если до заезда 30 дней или больше и новые даты свободны, один раз переносим бронь бесплатно: учитывается только разница в цене. При последующей отмене срок считается от первоначальной даты заезда.

## Если отменяем мы

Если виллу невозможно передать по вине агентства или владельца, мы предложим равноценную. Если она вам не подойдёт, вернём всё, что вы заплатили, без удержаний. Ваши законные права сохраняются.

## Форс-мажор

Если проживание стало невозможным из-за землетрясения, пожара, официального запрета на поездки или другого события, которое никто из сторон не мог предотвратить, при наличии документов мы перенесём даты или вернём деньги полностью.

## Право на отказ

По ст. 15/1-g турецкого Положения о дистанционных договорах право на отказ не действует для проживания в определённые даты; отмена и возврат регулируются этой страницей. Условия, действовавшие при подтверждении брони, сохраняются вместе с ней и не меняются вам в ущерб.`,
  },
}

const rental: PageSeed = {
  key: 'rental',
  title: { tr: 'Kiralama Sözleşmesi', en: 'Rental agreement', ru: 'Договор аренды' },
  lead: {
    tr: 'Rezervasyon yaparken kabul ettiğiniz sözleşmenin genel hükümleri. Villaya, tarihlere ve tutarlara ilişkin bilgiler rezervasyonunuza göre doldurulur.',
    en: 'The general terms you accept when you book. The villa, the dates and the amounts are filled in from your reservation.',
    ru: 'Общие условия, которые вы принимаете при бронировании. Вилла, даты и суммы подставляются из вашей брони.',
  },
  body: {
    tr: `## 1. Taraflar

Bu sözleşme, rezervasyonda adı yazılı misafir ile izin belgesi sahibi ev sahibi adına aracılık eden Happy Turizm Seyahat Acentası Ltd. Şti. (Acenta, TÜRSAB belge no 17956) arasında yapılmıştır. Misafir 18 yaşını doldurmuş olmalıdır.

## 2. Konu

Rezervasyonda belirtilen villanın, belirtilen tarihlerde tatil amacıyla geçici olarak kullanılmasıdır. Misafir villayı başkasına kiralayamaz, devredemez.

## 3. Bedel ve ödemeler

Toplam bedel, ön ödeme ve kalan tutar rezervasyonda ayrı ayrı yazar. Rezervasyon ön ödemeyle kesinleşir; kalan tutar girişte ödenir. Onaylanan fiyat değişmez.

## 4. Giriş ve çıkış

Giriş 16:00’dan itibaren, çıkış en geç 10:00’dadır. 21:00’den sonra varacaksanız önceden haber verin.

## 5. Kapasite

Villada, çocuklar ve bebekler dahil, rezervasyonda yazılı kişi sayısından fazlası konaklayamaz. Etkinlik düzenlenmesi, evcil hayvan ve sigara villa sayfasındaki kurallara bağlıdır.

## 6. Hasar depozitosu

Girişte makbuz karşılığında alınır, toplam bedele dahil değildir. Çıkışta yapılan kontrolde hasar yoksa tamamı iade edilir.

## 7. Hasar ve kullanım

Misafir evi özenle kullanır, arızayı hemen bildirir. Olağan kullanımın yol açtığı eskime hasar sayılmaz. Kesinti yapılırsa nedeni ve tutarı belgelenir. Havuz ve bahçe görevlisi sabah saatlerinde bahçeye girebilir.

## 8. İptal

İptal ve İade Koşulları bu sözleşmenin ekidir. Belirli tarihli konaklamada cayma hakkı kullanılamaz (Mesafeli Sözleşmeler Yönetmeliği m.15/1-g).

## 9. Mücbir sebep

Tarafların önleyemeyeceği bir olay konaklamayı olanaksız kılarsa tarih değiştirilir ya da ödenen tutar iade edilir. Taraflar bundan ötürü birbirinden ceza isteyemez.

## 10. Kişisel veriler

Bilgiler KVKK Aydınlatma Metni’ne göre işlenir. Konaklayan herkesin kimlik bilgisi 1774 sayılı Kanun gereği kolluğa bildirilir.

## 11. Uyuşmazlık

Başvurular önce Acenta’ya yapılabilir. Her yıl belirlenen parasal sınıra göre tüketici hakem heyetleri, sınırın üzerinde tüketici mahkemeleri yetkilidir; dava öncesinde arabulucuya başvurulur.

## 12. İzin belgesi ve 7464 sayılı Kanun

Villa, 7464 sayılı Kanun uyarınca turizm amaçlı konut izin belgesiyle kiralanır; belge numarası rezervasyonda yazar. Kiralama tek seferde 100 geceyi geçemez. Belge girişten önce geçerliliğini yitirirse acenta iptaline ilişkin hükümler uygulanır.`,
    en: `## 1. Parties

This agreement is made between the guest named in the reservation and Happy Turizm Seyahat Acentası Ltd. Şti. (the Agency, TÜRSAB licence no. 17956), acting as intermediary on behalf of the owner who holds the permit. The guest must be at least 18.

## 2. Subject

The temporary use of the villa named in the reservation, on the dates stated there, for holiday purposes. The guest may not sublet it or pass the booking on.

## 3. Price and payments

The total price, the pre-payment and the balance are stated separately in the reservation. The booking becomes firm with the pre-payment; the balance is paid at check-in. A confirmed price does not change.

## 4. Check-in and check-out

Check-in from 16:00, check-out by 10:00. Please let us know in advance if you will arrive after 21:00.

## 5. Capacity

No more people than stated in the reservation may stay, children and babies included. Events, pets and smoking follow the house rules on the villa page.

## 6. Damage deposit

It is taken at check-in against a receipt and is not part of the total price. If the inspection at check-out shows no damage, all of it is returned.

## 7. Damage and use

The guest takes care of the house and reports faults at once. Ordinary wear is not damage. The reason for and amount of any deduction are documented. Pool and garden staff may enter the garden in the morning.

## 8. Cancellation

The Cancellation & Refund Policy is part of this agreement. There is no right of withdrawal for accommodation on a specific date (Distance Contracts Regulation, art. 15/1-g).

## 9. Force majeure

If an event neither side could prevent makes the stay impossible, the dates are changed or the money is returned. Neither party owes the other a penalty.

## 10. Personal data

Data are processed as described in the Personal Data Notice. Under Law 1774 the identity of every person staying is reported to the police or gendarmerie.

## 11. Disputes

You may apply to the Agency first. Consumer arbitration committees decide up to the monetary limit set each year, consumer courts above it; mediation comes before a lawsuit. Turkish law applies.

## 12. Ministry permit and Law 7464

The villa is let with a tourism rental permit under Law 7464; its number is stated in the reservation. One rental may not exceed 100 nights. If the permit ceases to be valid before arrival, the terms for cancellation by the agency apply.

The Turkish text is the binding one.`,
    ru: `## 1. Стороны

Договор заключён между гостем, указанным в брони, и Happy Turizm Seyahat Acentası Ltd. Şti. (Агентство, лицензия TÜRSAB № 17956), которое выступает посредником от имени владельца, имеющего разрешение. Гостю должно быть не меньше 18 лет.

## 2. Предмет

Временное пользование указанной в брони виллой в указанные даты для отдыха. Сдавать виллу или передавать бронь другим лицам нельзя.

## 3. Цена и оплата

Общая стоимость, предоплата и остаток указаны в брони отдельно. Бронь закрепляется предоплатой, остаток вносится при заезде. Подтверждённая цена не меняется.

## 4. Заезд и выезд

Заезд с 16:00, выезд до 10:00. Если вы приедете после 21:00, предупредите заранее.

## 5. Вместимость

На вилле не может жить больше людей, чем указано в брони, включая детей и младенцев. Мероприятия, животные и курение — по правилам на странице виллы.

## 6. Залог

Берётся при заезде под расписку и не входит в общую стоимость. Если при осмотре на выезде ущерба нет, возвращается полностью.

## 7. Ущерб и пользование домом

Гость бережно пользуется домом и сразу сообщает о поломках. Обычный износ ущербом не считается. Причина и сумма любого удержания подтверждаются документально. Персонал, обслуживающий бассейн и сад, может заходить в сад по утрам.

## 8. Отмена

Условия отмены и возврата — часть договора. Для проживания в определённые даты право на отказ не действует (Положение о дистанционных договорах, ст. 15/1-g).

## 9. Форс-мажор

Если событие, которое стороны не могли предотвратить, сделало проживание невозможным, даты переносят или деньги возвращают. Штрафы стороны друг другу не платят.

## 10. Персональные данные

Данные обрабатываются согласно Уведомлению о персональных данных. По Закону № 1774 данные документов всех проживающих передаются в полицию или жандармерию.

## 11. Споры

Сначала можно обратиться в Агентство. В пределах суммы, которую устанавливают на каждый год, споры решают потребительские арбитражные комиссии, свыше неё — потребительские суды; до иска проводится медиация. Применяется право Турции.

## 12. Разрешение Министерства и Закон № 7464

Вилла сдаётся по разрешению на туристическую аренду согласно Закону № 7464, его номер указан в брони. Одна аренда не может превышать 100 ночей. Если разрешение утратит силу до заезда, действуют условия отмены по вине агентства.

Юридическую силу имеет турецкий текст.`,
  },
}

const privacy: PageSeed = {
  key: 'privacy',
  title: { tr: 'Gizlilik Politikası', en: 'Privacy policy', ru: 'Политика конфиденциальности' },
  lead: {
    tr: 'Siteyi kullanırken hangi bilgilerin kaydedildiğini ve bunları nasıl koruduğumuzu sade bir dille anlatıyoruz.',
    en: 'What is recorded when you use this site and how we protect it, in plain words.',
    ru: 'Что сохраняется, когда вы пользуетесь сайтом, и как мы это защищаем — простыми словами.',
  },
  body: {
    tr: `## Siteyi gezerken

Villalara bakmak ve fiyat hesaplamak için ad ya da üyelik gerekmez. Sunucumuz güvenlik amacıyla IP adresini, tarayıcı türünü, istenen sayfayı ve zamanı kısa süreli olarak kaydeder.

## Tarayıcınızda saklananlar

- **Dil tercihi:** Seçtiğiniz dil, bir yıl süreli bir çerezde durur.
- **Tema, para birimi ve favoriler:** Yalnızca kendi tarayıcınızda kalır, silene kadar saklanır.
- **Oturum bilgisi:** Ev sahibi ve personel girişinde kullanılır.
- **Çerez tercihiniz:** Size yeniden sormamak için tutulur.

Bunlar sitenin çalışması için gereklidir. Ölçüm ya da reklam amaçlı çerezleri yalnızca siz kabul ettikten sonra kullanırız; “Çerez Tercihleri” bağlantısından kararınızı her zaman değiştirebilirsiniz. Reddettiğinizde site aynı şekilde çalışır.

## Rezervasyon yaparken

Ad, telefon, e-posta, konaklayacak kişilerin kimlik bilgileri ve fatura bilgileri alınır. Bunları rezervasyonu yürütmek, faturayı kesmek ve yasal bildirimleri yapmak için kullanırız. Ayrıntısı KVKK Aydınlatma Metni’ndedir.

## Kart bilgileri

Ödeme, ödeme kuruluşunun ya da bankanın 256-bit SSL ile korunan sayfasında, 3D Secure ile yapılır. Kart numarası ve güvenlik kodu sitemize hiç gelmez; yalnızca işlemin sonucunu, tutarını ve kartın son dört hanesini görürüz.

## Kimlerle paylaşıyoruz?

Adınız, telefonunuz ve varış saatiniz, rezervasyon onaylandığında sizi karşılayacak ev sahibine iletilir. Banka, ödeme kuruluşu, e-posta ve SMS hizmeti sağlayıcıları yalnızca kendi işleri için gereken bilgiyi alır. Yetkili kamu kurumlarına yasanın zorunlu kıldığı bildirimler yapılır. Bilgilerinizi satmayız.

## E-bülten

E-bülten yalnızca ayrı onayınızla gönderilir. Her iletide abonelikten çıkma bağlantısı vardır; çıkmanız rezervasyonunuzu etkilemez.

## Nasıl koruyoruz?

Kimlik ve pasaport numaraları şifreli saklanır, listelerde maskelenir ve görüntülenmesi kayda geçer. Çalışanlar yalnızca işlerinin gerektirdiği bilgiye erişir. Süresi dolan veriler silinir ya da anonim hâle getirilir.

## Sorularınız

İletişim sayfasındaki e-posta adresine ya da telefona başvurabilirsiniz. Bu metin değişirse yeni hâli bu sayfada yayımlanır.`,
    en: `## While you browse

You need neither a name nor an account to look at villas and calculate prices. For security, our server keeps the IP address, browser type, requested page and time for a short period.

## What is kept in your browser

- **Language:** your choice is stored in a cookie for one year.
- **Theme, currency and favourites:** they stay in your own browser until you delete them.
- **Session:** used only when owners and staff log in.
- **Cookie choice:** kept so that we don’t have to ask again.

The site needs these to work. Measurement or advertising cookies are used only after you accept them, and you can change your mind at any time under “Cookie settings”. If you refuse, the site works just the same.

## When you book

We ask for your name, phone number, e-mail, the identity details of the people staying and invoice details. We use them to carry out the booking, issue the invoice and make the reports the law requires. The Personal Data Notice has the details.

## Card details

You pay on the page of the payment provider or bank, protected by 256-bit SSL and 3D Secure. The card number and security code never reach our site; we see the result, the amount and the last four digits.

## Who receives your data

Once a booking is confirmed, the owner who will meet you gets your name, phone number and arrival time. Banks, payment providers and e-mail or SMS services get only what their task needs. Public authorities receive what the law requires. We do not sell data.

## Newsletter

It is sent only with your separate consent. Every issue has an unsubscribe link, and leaving it has no effect on your bookings.

## How we protect data

Identity and passport numbers are stored encrypted, masked in lists, and every access is logged. Staff see only what their work requires. Data whose retention period has ended are deleted or made anonymous.

## Questions

Write or call using the details on the contact page. If this text changes, the new version appears here.`,
    ru: `## Когда вы смотрите сайт

Чтобы выбирать виллы и считать стоимость, не нужны ни имя, ни регистрация. В целях безопасности сервер недолго хранит IP-адрес, тип браузера, адрес страницы и время запроса.

## Что хранится в вашем браузере

- **Язык:** ваш выбор записывается в cookie на один год.
- **Тема, валюта и избранное:** остаются только в вашем браузере, пока вы их не удалите.
- **Сессия:** нужна лишь для входа владельцев и сотрудников.
- **Выбор по cookie:** сохраняется, чтобы не спрашивать снова.

Без этого сайт не работает. Аналитические и рекламные cookie включаются только после вашего согласия, изменить решение можно в любой момент в разделе «Настройки cookie». Если вы откажетесь, сайт будет работать так же.

## Когда вы бронируете

Мы просим имя, телефон, e-mail, данные документов всех проживающих и данные для счёта. Они нужны, чтобы провести бронирование, выставить счёт и подать обязательные по закону сведения. Подробнее — в Уведомлении о персональных данных.

## Данные карты

Оплата проходит на странице платёжной системы или банка с шифрованием SSL 256 бит и 3D Secure. Номер карты и код безопасности к нам не попадают: мы видим результат, сумму и последние четыре цифры.

## Кому мы передаём данные

После подтверждения брони владелец, который вас встретит, получает имя, телефон и время приезда. Банки, платёжные системы, почтовые и SMS-сервисы получают только необходимое для их работы. Государственным органам передаётся то, чего требует закон. Данные мы не продаём.

## Рассылка

Приходит только с вашего отдельного согласия. В каждом письме есть ссылка для отписки, на брони она не влияет.

## Как мы защищаем данные

Номера удостоверений и паспортов хранятся в зашифрованном виде, в списках скрыты, каждый просмотр записывается. Сотрудники видят только то, что нужно для работы. По истечении срока хранения данные удаляют или обезличивают.

## Вопросы

Напишите или позвоните нам — контакты есть на сайте. Если текст изменится, новая версия появится здесь.`,
  },
}

const kvkk: PageSeed = {
  key: 'kvkk',
  title: {
    tr: 'KVKK Aydınlatma Metni',
    en: 'Personal data notice (KVKK)',
    ru: 'Уведомление о персональных данных (KVKK)',
  },
  lead: {
    tr: '6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 10. maddesi uyarınca hazırlanmıştır.',
    en: 'Given under art. 10 of the Turkish Personal Data Protection Law no. 6698 (KVKK).',
    ru: 'Составлено по ст. 10 Закона Турции № 6698 о защите персональных данных (KVKK).',
  },
  body: {
    tr: `## Veri sorumlusu

Happy Turizm Seyahat Acentası Ltd. Şti. (TÜRSAB belge no 17956). Adres, MERSİS numarası, KEP ve e-posta bilgileri iletişim sayfasında yer alır.

## İşlenen veriler

- **Kimlik:** ad soyad, T.C. kimlik ya da pasaport no, uyruk, doğum tarihi
- **İletişim:** telefon, e-posta, adres
- **İşlem:** rezervasyon, yazışma, ödeme sonucu, fatura ve iade için IBAN
- **İşlem güvenliği:** IP adresi, oturum ve onay kayıtları

## Amaçlar

Rezervasyonu ve sözleşmeyi yürütmek, ödeme ve iadeleri yapmak, fatura düzenlemek, yasal bildirimleri vermek, soru ve şikâyetleri cevaplamak, site güvenliğini sağlamak; ayrı onayınız varsa kampanya duyurusu göndermek.

## Toplama yöntemi ve hukuki sebep

Veriler site formları, telefon, e-posta ve WhatsApp yoluyla, kısmen otomatik yöntemlerle toplanır. Hukuki sebepler Kanun’un 5. maddesinin 2. fıkrasıdır: kanunlarda açıkça öngörülme, sözleşmenin kurulması ve ifası, hukuki yükümlülük, bir hakkın tesisi ya da korunması, meşru menfaat. Ticari ileti ve zorunlu olmayan çerezler açık rızanıza dayanır; rızanızı istediğiniz an geri alabilirsiniz.

## Aktarım

Veriler, amacın gerektirdiği ölçüde ev sahibine, bankalara ve ödeme kuruluşlarına, mali müşavire, barındırma ve ileti hizmeti sağlayıcılarına; yasal zorunlulukla kolluk birimlerine (1774 sayılı Kanun), Gelir İdaresi Başkanlığı’na, Kültür ve Turizm Bakanlığı’na ve yargı mercilerine aktarılır. Yurt dışına aktarım, Kanun’un 9. maddesindeki koşullar varsa yapılır.

## Saklama süresi

Sözleşme ve bilgilendirme kayıtları en az üç yıl, ticari defter ve belgeler on yıl, diğer veriler amaç için gereken süre boyunca saklanır; sonra silinir, yok edilir ya da anonimleştirilir.

## Haklarınız (m.11)

- verinizin işlenip işlenmediğini öğrenmek, işlenmişse bilgi istemek
- işleme amacını ve amaca uygun kullanılıp kullanılmadığını öğrenmek
- yurt içinde ya da dışında aktarıldığı kişileri bilmek
- eksik ya da yanlış verinin düzeltilmesini istemek
- 7. maddedeki koşullarla silinmesini ya da yok edilmesini istemek
- düzeltme ve silmenin aktarılan kişilere bildirilmesini istemek
- yalnızca otomatik analizle aleyhinize çıkan sonuca itiraz etmek
- hukuka aykırı işleme yüzünden uğradığınız zararın giderilmesini istemek

## Başvuru

Talebinizi yazılı olarak adresimize, KEP adresimize ya da sistemimizde kayıtlı e-postanızdan bize gönderebilirsiniz. Kimliğinizi doğruladıktan sonra en geç 30 gün içinde ücretsiz cevaplarız; işlem ayrıca maliyet gerektirirse Kurul tarifesindeki ücret alınabilir. Cevabı öğrendiğiniz tarihten itibaren 30, her hâlde başvurudan itibaren 60 gün içinde Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.`,
    en: `## Data controller

Happy Turizm Seyahat Acentası Ltd. Şti. (TÜRSAB licence no. 17956). The address, MERSİS number, registered e-mail (KEP) and e-mail are on the contact page.

## Data we process

- **Identity:** name, Turkish ID or passport number, nationality, date of birth
- **Contact:** phone, e-mail, address
- **Transactions:** reservation, correspondence, payment result, invoice, IBAN for refunds
- **Security:** IP address, session and consent records

## Purposes

To carry out the reservation and contract, handle payments and refunds, issue invoices, make statutory reports, answer questions and complaints and keep the site secure; with your separate consent, to send offers.

## How and on what legal ground

Data are collected through the forms on the site, by phone, e-mail and WhatsApp, partly by automated means. The grounds are those of art. 5/2 of the Law: explicit provision by law, making and performing a contract, legal obligation, establishing or protecting a right, legitimate interest. Marketing messages and non-essential cookies rest on your explicit consent, which you can withdraw at any time.

## Transfers

As far as the purpose requires: to the owner of the villa, banks and payment providers, our accountant, hosting and messaging providers. As required by law: to law enforcement (Law 1774), the Revenue Administration, the Ministry of Culture and Tourism and the courts. Data go abroad only under the conditions of art. 9.

## Retention

Contract and information records are kept for at least three years, commercial books and documents for ten years, other data as long as the purpose requires. They are then deleted, destroyed or made anonymous.

## Your rights (art. 11)

- to learn whether your data are processed and to ask for information
- to learn the purpose and whether the data are used accordingly
- to know to whom they are passed, in Türkiye or abroad
- to have incomplete or wrong data corrected
- to have data erased or destroyed under art. 7
- to have corrections and erasures notified to the recipients
- to object to an unfavourable result of purely automated analysis
- to claim compensation for damage caused by unlawful processing

## How to apply

Write to our postal address or KEP address, or send an e-mail from the address we have on record. Once your identity is verified we answer free of charge within 30 days; if the request causes extra cost, the Board’s tariff may apply. You may complain to the Personal Data Protection Board within 30 days of our answer and in any case within 60 days of your application.`,
    ru: `## Оператор данных

Happy Turizm Seyahat Acentası Ltd. Şti. (лицензия TÜRSAB № 17956). Адрес, номер MERSİS, заказная электронная почта KEP и e-mail указаны на странице контактов.

## Какие данные обрабатываются

- **Личность:** имя и фамилия, номер турецкого удостоверения или паспорта, гражданство, дата рождения
- **Контакты:** телефон, e-mail, адрес
- **Операции:** бронь, переписка, результат оплаты, счёт, IBAN для возврата
- **Безопасность:** IP-адрес, записи о сессиях и согласиях

## Цели

Бронирование и исполнение договора, оплата и возвраты, выставление счетов, обязательная отчётность, ответы на вопросы и жалобы, безопасность сайта; с вашего отдельного согласия — рассылка предложений.

## Способ сбора и правовые основания

Данные поступают через формы на сайте, по телефону, e-mail и WhatsApp, частично автоматически. Основания — ст. 5/2 Закона: прямое указание закона, заключение и исполнение договора, правовая обязанность, установление или защита права, законный интерес. Рекламные сообщения и необязательные cookie — только с явного согласия, которое можно отозвать в любой момент.

## Передача

В объёме, нужном для цели: владельцу виллы, банкам и платёжным системам, бухгалтеру, хостингу и сервисам сообщений. По требованию закона: правоохранительным органам (Закон № 1774), Управлению доходов, Министерству культуры и туризма, судам. За границу — только на условиях ст. 9.

## Срок хранения

Записи о договоре и информировании хранятся не менее трёх лет, бухгалтерские документы — десять лет, остальное — пока нужно для цели. Затем данные удаляют, уничтожают или обезличивают.

## Ваши права (ст. 11)

- узнать, обрабатываются ли ваши данные, и получить сведения о них
- узнать цель обработки и соблюдается ли она
- знать, кому данные переданы в Турции и за рубежом
- исправить неполные или неверные данные
- требовать удаления или уничтожения по ст. 7
- требовать, чтобы об исправлении и удалении сообщили получателям данных
- возразить против неблагоприятного результата, полученного только автоматическим анализом
- требовать возмещения вреда от незаконной обработки

## Как обратиться

Напишите на наш почтовый адрес, на адрес KEP или с e-mail, который у нас записан. После проверки личности мы бесплатно ответим в течение 30 дней; если запрос требует расходов, возможна плата по тарифу Совета. Жалобу в Совет по защите персональных данных можно подать в течение 30 дней после ответа и в любом случае не позднее 60 дней после обращения.`,
  },
}

const contact: PageSeed = {
  key: 'contact',
  title: { tr: 'İletişim', en: 'Contact', ru: 'Контакты' },
  lead: {
    tr: 'Her gün 09:00–23:00 arasında telefonda, WhatsApp’ta ve Fethiye’deki ofisimizdeyiz. Rezervasyonunuz varsa kodunu yazarsanız daha çabuk cevap veririz.',
    en: 'We are here every day from 09:00 to 23:00, by phone, on WhatsApp and at our office in Fethiye. If you have a booking, give us its code and we can answer faster.',
    ru: 'Мы на связи каждый день с 09:00 до 23:00: по телефону, в WhatsApp и в офисе в Фетхие. Если у вас есть бронь, укажите её номер — так мы ответим быстрее.',
  },
  body: { tr: '', en: '', ru: '' },
}

const documents: PageSeed = {
  key: 'document',
  title: { tr: 'Belgelerimiz', en: 'Our documents', ru: 'Наши документы' },
  lead: {
    tr: 'Acentanın belgeleri ve bunları kendi başınıza nasıl doğrulayacağınız.',
    en: 'The agency’s papers and how you can verify them yourself.',
    ru: 'Документы агентства и как проверить их самостоятельно.',
  },
  body: {
    tr: `## Acentanın belgeleri

- **TÜRSAB üyelik ve A grubu işletme belgesi:** No 17956. TÜRSAB’ın sitesindeki acenta sorgulama sayfasında bu numarayla unvanımızı görebilirsiniz.
- **Vergi levhası:** Happy Turizm Seyahat Acentası Ltd. Şti., Fethiye Vergi Dairesi.
- **Ticaret sicil kaydı ve MERSİS numarası:** Şirketin unvanı, adresi ve yetkilileri.
- **ETBİS kaydı:** İnternetten satış yapan işletmelerin tutulduğu resmî bilgi sistemi.
- **Marka tescil belgesi:** “Happy Villaları” adının kullanım hakkı.

## Villaların belgeleri

Her villa için turizm amaçlı konut izin belgesinin numarası villa kartında ve villa sayfasında yazar. Numaranın yanındaki bağlantı sizi Bakanlığın sorgulama sayfasına götürür. Ev sahibiyle yaptığımız aracılık sözleşmesini ve belge kontrolünün tarihini dosyamızda tutarız.

## Nasıl doğrularsınız?

1. TÜRSAB sorgusunda 17956 numarasını arayın; çıkan unvan bu sayfadakiyle aynı olmalıdır.
2. Havale ekranındaki alıcı adının bu unvan olduğuna bakın. Şahıs adına açılmış bir hesap size bizim adımıza verildiyse ödeme yapmayın, bizi arayın.
3. Villanın izin belgesi numarasını Bakanlık kaydında sorgulayın.

Görmek istediğiniz başka bir belge varsa yazın; kişisel veri içermeyenleri paylaşırız.`,
    en: `## The agency

- **TÜRSAB membership and Group A operating licence:** no. 17956. Enter the number in the agency search on TÜRSAB’s website and you will see our company name.
- **Tax certificate:** Happy Turizm Seyahat Acentası Ltd. Şti., Fethiye tax office.
- **Trade register entry and MERSİS number:** name, address and authorised signatories of the company.
- **ETBİS registration:** the official register of businesses that sell online.
- **Trademark certificate:** the right to the name “Happy Villaları”.

## The villas

The number of each villa’s tourism rental permit is printed on its card and its page, with a link to the Ministry’s check page. We keep the agreement with the owner and the date of our own check on file.

## How to verify

1. Search for 17956 at TÜRSAB; the company name must match the one on this page.
2. Check that the account holder on your transfer screen is this company. If someone gives you a personal account in our name, don’t pay; call us.
3. Look up the villa’s permit number in the Ministry’s records.

If you would like to see another document, write to us; we share those that contain no personal data.`,
    ru: `## Документы агентства

- **Членство в TÜRSAB и лицензия группы A:** № 17956. Введите номер в поиске агентств на сайте TÜRSAB — увидите название нашей компании.
- **Налоговое свидетельство:** Happy Turizm Seyahat Acentası Ltd. Şti., налоговая инспекция Фетхие.
- **Запись в торговом реестре и номер MERSİS:** название, адрес и уполномоченные лица компании.
- **Регистрация в ETBİS:** государственный реестр компаний, продающих через интернет.
- **Свидетельство на товарный знак:** право на название «Happy Villaları».

## Документы вилл

Номер разрешения на туристическую аренду указан в карточке и на странице каждой виллы, рядом ссылка на страницу проверки Министерства. Договор с владельцем и дату нашей проверки мы храним в деле виллы.

## Как проверить

1. Найдите № 17956 на сайте TÜRSAB: название компании должно совпасть с указанным здесь.
2. Убедитесь, что получатель перевода — именно эта компания. Если от нашего имени вам дали счёт частного лица, не платите и позвоните нам.
3. Проверьте номер разрешения виллы в реестре Министерства.

Если хотите увидеть другой документ, напишите: мы покажем всё, что не содержит персональных данных.`,
  },
}

const teamPage: PageSeed = {
  key: 'team',
  title: { tr: 'Ekibimiz', en: 'Our team', ru: 'Наша команда' },
  lead: {
    tr: 'Telefonu açan, villayı gezen ve sizi yolda arayan kişiler. Hepsi Fethiye’de, evlerle aynı bölgede çalışıyor.',
    en: 'The people who answer the phone, visit the villas and ring you on the way. They all work from Fethiye, in the same region as the houses.',
    ru: 'Люди, которые отвечают на звонки, осматривают виллы и созваниваются с вами в дороге. Все они работают в Фетхие, в том же краю, где стоят дома.',
  },
  body: { tr: '', en: '', ru: '' },
}

const preInformation: PageSeed = {
  key: 'pre-information',
  title: {
    tr: 'Ön Bilgilendirme Formu',
    en: 'Pre-contract information form',
    ru: 'Форма предварительного информирования',
  },
  lead: {
    tr: 'Ödemeden önce bilmeniz gerekenler. Rezervasyon sayfanız bu formu kendi villanız, tarihleriniz ve tutarlarınızla doldurur; bir örneği e-postanıza gelir.',
    en: 'What you need to know before paying. Your reservation page fills this form in with your villa, dates and amounts, and a copy is e-mailed to you.',
    ru: 'Что нужно знать до оплаты. Страница брони заполняет эту форму данными вашей виллы, датами и суммами; копия приходит на почту.',
  },
  body: {
    tr: `## Satıcı / aracı

Happy Turizm Seyahat Acentası Ltd. Şti., TÜRSAB A grubu belge no 17956. Adres, MERSİS numarası, telefon, e-posta ve KEP adresi formun başında yer alır. Acenta, konutun izin belgesi sahibi adına aracılık eder.

## Hizmetin nitelikleri

Rezervasyonunuzdan alınan bilgiler:

- villanın adı, bölgesi ve turizm amaçlı konut izin belgesi numarası
- giriş ve çıkış tarihi, gece sayısı, konaklayacak kişi sayısı
- villa sayfasındaki özellikler, ev kuralları ve belirtilmiş kusurlar

Giriş 16:00’dan itibaren, çıkış en geç 10:00’dadır.

## Toplam bedel

Konaklama bedeli, varsa indirim, temizlik ücreti ve seçtiğiniz ek hizmetler ayrı satırlarda; vergiler dahil toplam, bunların altında gösterilir. Hasar depozitosu toplama dahil değildir; girişte alınır, hasar yoksa çıkışta iade edilir. Toplam dışında zorunlu bir ödeme istenmez.

## Ödeme planı

Ön ödemenin tutarı ve son ödeme saati ile girişte ödenecek kalan tutar formda yazar. Ön ödeme havale/EFT ya da 3D Secure ile kartla yapılır. Son ödeme saatine kadar ödeme gelmezse opsiyon kalkar, sizden bir bedel istenmez.

## İfa

Hizmet, rezervasyonda yazılı tarihlerde villanın teslimiyle yerine getirilir. Açık adres ön ödemeden sonra paylaşılır.

## Cayma hakkı

Belirli bir tarihte yapılacak konaklama hizmetlerinde cayma hakkı kullanılamaz (Mesafeli Sözleşmeler Yönetmeliği m.15/1-g).

## İptal ve iade

İptal ve İade Koşulları geçerlidir. Form, hangi güne kadar ne kadar iade alacağınızı tarih ve tutar olarak gösterir.

## Kişisel veriler

Konaklayan herkesin kimlik bilgisi yasa gereği bildirilir. Ayrıntılar KVKK Aydınlatma Metni’ndedir.

## Şikâyet ve başvuru

Önce bize yazabilirsiniz. Yerleşim yerinizdeki ya da işlemin yapıldığı yerdeki tüketici hakem heyetine, parasal sınırın üzerinde arabuluculuktan sonra tüketici mahkemesine başvurabilirsiniz.

## Onay

Ödeme düğmesine basmadan önce formu okuduğunuzu ayrı bir kutuyla onaylarsınız. Onayınızın zamanı ve metnin o günkü hâli rezervasyonla birlikte saklanır.`,
    en: `## Seller / intermediary

Happy Turizm Seyahat Acentası Ltd. Şti., TÜRSAB Group A licence no. 17956. The address, MERSİS number, phone, e-mail and KEP address stand at the top of the form. The agency acts on behalf of the holder of the rental permit.

## The service

Taken from your reservation:

- name and region of the villa and the number of its tourism rental permit
- arrival and departure dates, nights and number of guests
- the features, house rules and stated weak points from the villa page

Check-in from 16:00, check-out by 10:00.

## Total price

Accommodation, any discount, the cleaning fee and the extras you chose are shown line by line, with the total including taxes below them. The damage deposit is not part of the total: it is taken at check-in and returned at check-out if nothing is damaged. No other compulsory payment is asked for.

## Payment plan

The form states the pre-payment, the time by which it is due, and the balance payable at check-in. The pre-payment is made by bank transfer or by card with 3D Secure. If it does not arrive in time, the hold ends and you owe nothing.

## Performance

The service is performed by handing over the villa on the dates of the reservation. The exact address is sent after the pre-payment.

## No right of withdrawal

The right of withdrawal does not apply to accommodation on a specific date (Distance Contracts Regulation, art. 15/1-g).

## Cancellation and refund

The Cancellation & Refund Policy applies. The form shows in dates and amounts how much you get back until when.

## Personal data

The identity of everyone staying is reported as the law requires. See the Personal Data Notice.

## Complaints

You may write to us first. You can apply to the consumer arbitration committee where you live or where the transaction was made; above the monetary limit, to the consumer court after mediation.

## Confirmation

Before you press the payment button, you confirm with a separate tick that you have read the form. The time of your confirmation and the wording on that day are stored with the reservation.`,
    ru: `## Продавец / посредник

Happy Turizm Seyahat Acentası Ltd. Şti., лицензия TÜRSAB группы A № 17956. Адрес, номер MERSİS, телефон, e-mail и адрес KEP указаны в начале формы. Агентство действует от имени владельца разрешения на аренду.

## Услуга

Из вашей брони подставляются:

- название и регион виллы, номер разрешения на туристическую аренду
- даты заезда и выезда, число ночей и гостей
- удобства, правила проживания и указанные недостатки со страницы виллы

Заезд с 16:00, выезд до 10:00.

## Полная стоимость

Проживание, скидка, уборка и выбранные дополнительные услуги показаны отдельными строками, под ними — итог с налогами. Залог в итог не входит: его берут при заезде и возвращают при выезде, если ущерба нет. Других обязательных платежей нет.

## График оплаты

В форме указаны сумма предоплаты, срок её внесения и остаток, который платится при заезде. Предоплату вносят банковским переводом или картой с 3D Secure. Если она не поступит вовремя, опцион снимается и вы ничего не должны.

## Исполнение

Услуга оказывается передачей виллы в даты брони. Точный адрес сообщается после предоплаты.

## Право на отказ

Для проживания в определённые даты право на отказ не действует (Положение о дистанционных договорах, ст. 15/1-g).

## Отмена и возврат

Действуют Условия отмены и возврата. Форма показывает в датах и суммах, сколько и до какого дня вам вернут.

## Персональные данные

Данные документов всех проживающих передаются по требованию закона. Подробнее — в Уведомлении о персональных данных.

## Жалобы

Сначала можно написать нам. Можно обратиться в потребительскую арбитражную комиссию по месту жительства или совершения сделки, а при сумме выше установленного предела — после медиации в потребительский суд.

## Подтверждение

Перед оплатой вы отдельной отметкой подтверждаете, что прочитали форму. Время подтверждения и текст на этот день сохраняются вместе с бронью.`,
  },
}

export const pages: PageSeed[] = [
  about,
  howrent,
  cancel,
  rental,
  preInformation,
  privacy,
  kvkk,
  documents,
  contact,
  teamPage,
]

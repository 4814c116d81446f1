import type { Phrase } from '../../say.ts'

/** The second step of a login: on one's own account, at the login, on the list of people. */
export const secondStepWords = {
  'second.title': 'İki adımlı giriş',
  'second.on': 'Açık',
  'second.text':
    'Şifrenizin yanında telefonunuzdaki doğrulama uygulamasının kodu sorulur: şifreniz çalınsa da hesabınıza girilemez.',
  'second.on-text': '{date} tarihinden beri açık. {n} kurtarma kodunuz kaldı.',
  'second.few-codes': 'Kurtarma kodlarınız bitiyor. Kapatıp yeniden açarsanız on yeni kod alırsınız.',
  'second.required': 'Acenteniz yöneticilerden iki adımlı giriş istiyor. Panelin geri kalanı bunu açınca gelir.',
  'second.switch-on': 'İki adımlı girişi aç',
  'second.password-text': 'Devam etmek için şifrenizi yazın.',
  'second.off-text': 'Kapatınca girişte yalnız şifre sorulur. Onaylamak için şifrenizi yazın.',
  'second.off': 'Kapat',
  'second.next': 'Devam',
  'second.begun': 'Şimdi kodu okutun',
  'second.scan':
    'Telefonunuzda bir doğrulama uygulaması (Google Authenticator, Microsoft Authenticator, 2FAS …) açın ve kodu okutun.',
  'second.qr': 'Doğrulama uygulaması için karekod',
  'second.key': 'Okutamıyorsanız bu anahtarı yazın',
  'second.code': 'Uygulamadaki kod',
  'second.code-help': '6 rakam, 30 saniyede bir değişir.',
  'second.switched-on': 'İki adımlı giriş açıldı',
  'second.switched-off': 'İki adımlı giriş kapatıldı',
  'second.codes-text':
    'Telefonunuzu kaybederseniz bu kodlarla girersiniz; her biri bir kez çalışır. Yalnız şimdi gösteriliyor: kaydedin ya da yazdırın.',
  'second.codes-of': 'Kurtarma kodları: {email}',
  'second.download': 'İndir',
  'second.kept': 'Kaydettim',
  'second.login-title': 'Doğrulama kodu',
  'second.login-lead': 'Doğrulama uygulamanızdaki 6 haneli kodu yazın.',
  'second.login-recovery-lead': 'Kurtarma kodlarınızdan birini yazın; her biri bir kez çalışır.',
  'second.recovery': 'Kurtarma kodu',
  'second.use-recovery': 'Telefonum yanımda değil',
  'second.use-app': 'Uygulamadaki kodu yaz',
  'second.back': 'Başka hesapla gir',
  'second.has': 'İki adımlı giriş açık',
  'second.lacks': 'İki adımlı girişi henüz açmadı',
  'second.demand': 'Her yöneticiden iki adımlı giriş iste',
  'second.demand-text': 'Açmayan yönetici, açana kadar yalnız kendi hesap sayfasını görür. Ev sahiplerinden istenmez.',
  'second.demand-first': 'Önce kendi hesabınızda açın',
  'second.demanded': 'Kaydedildi',
  'second.drop': 'İki adımlı girişi sıfırla',
  'second.drop-text':
    'Telefonunu kaybettiyse: kod sorulmaz olur, açık oturumları kapanır. Arayanın gerçekten o olduğundan emin olun.',
  'second.drop-sure': 'Evet, sıfırla',
  'second.dropped': 'İki adımlı giriş sıfırlandı',
} satisfies Record<string, Phrase>

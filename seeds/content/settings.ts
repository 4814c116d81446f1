/** Site and company details of the demo agency. Phone, numbers and addresses are invented. */
export const settings: Record<string, string> = {
  site_name: 'Happy Villaları',
  site_phone: '+90 252 000 17 56',
  site_email: 'merhaba@happyvillalari.test',
  site_whatsapp: '+905000001756',
  site_address: 'Cumhuriyet Mah. Çarşı Cad. No: 56 Kat: 2, 48300 Fethiye / Muğla',
  site_latitude: '36.6217',
  site_longitude: '29.1164',
  working_hours: '09:00–23:00',
  site_footer_text:
    'Fethiye, Kaş ve Kalkan’da Bakanlık izin belgesi kontrol edilmiş villaları, toplam fiyatı baştan göstererek kiralıyoruz. Happy Villaları, TÜRSAB 17956 belge numaralı Happy Turizm Seyahat Acentası’nın markasıdır.',
  company_title: 'Happy Turizm Seyahat Acentası Ltd. Şti.',
  tursab_no: '17956',
  mersis_no: '0123456789000015',
  tax_office: 'Fethiye Vergi Dairesi',
  tax_no: '1234567890',
  kep_address: 'happyturizm@hs01.kep.test',
  etbis_url: 'https://etbis.eticaret.gov.tr/',
  facebook_link: 'https://www.facebook.com/happyvillalari',
  instagram_link: 'https://www.instagram.com/happyvillalari',
  twitter_link: 'https://x.com/happyvillalari',
  youtube_link: 'https://www.youtube.com/@happyvillalari',
}

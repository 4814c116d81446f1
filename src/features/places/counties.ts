/** A province with the counties (ilçe) of its coast and their MERNIS codes. `code`: the digits of its number plates. */
export type Province = { code: string; name: string; counties: { code: string; name: string }[] }

// One agency's list, not an official one: staff can type a code that is missing or wrong.
const COUNTIES: Record<string, string> = {
  '07 Antalya':
    '1121 Akseki, 2035 Aksu, 1126 Alanya, 1811 Demre, 2036 Döşemealtı, 1303 Elmalı, 1333 Finike, 1337 Gazipaşa, 1370 Gündoğmuş, 1451 Kaş, 1959 Kemer, 2037 Kepez, 2038 Konyaaltı, 1483 Korkuteli, 1492 Kumluca, 1512 Manavgat, 2039 Muratpaşa, 1616 Serik, 1946 İbradı',
  '09 Aydın':
    '1206 Bozdoğan, 1781 Buharkent, 2000 Didim, 1348 Germencik, 1435 Karacasu, 1957 Karpuzlu, 1479 Koçarlı, 1498 Kuyucak, 1497 Kuşadası, 1968 Köşk, 1542 Nazilli, 1640 Sultanhisar, 1637 Söke, 1724 Yenipazar, 1256 Çine, 1807 İncirliova',
  '10 Balıkesir':
    '1161 Ayvalık, 1169 Balya, 1171 Bandırma, 1191 Bigadiç, 1216 Burhaniye, 1291 Dursunbey, 1294 Edremit, 1310 Erdek, 1928 Gömeç, 1360 Gönen, 1384 Havran, 1462 Kepsut, 1514 Manyas, 1824 Marmara, 1608 Savaştepe, 1644 Susurluk, 1619 Sındırgı, 1418 İvrindi',
  '17 Çanakkale':
    '1160 Ayvacık, 1180 Bayramiç, 1190 Biga, 1205 Bozcaada, 1293 Eceabat, 1326 Ezine, 1340 Gelibolu, 1408 Gökçeada, 1503 Lapseki, 1722 Yenice, 1229 Çan',
  '33 Mersin':
    '2064 Akdeniz, 1135 Anamur, 1766 Aydıncık, 1779 Bozyazı, 1311 Erdemli, 1366 Gülnar, 2065 Mezitli, 1536 Mut, 1621 Silifke, 1665 Tarsus, 2066 Toroslar, 2067 Yenişehir, 1892 Çamlıyayla',
  '35 İzmir':
    '1128 Aliağa, 2006 Balçova, 2056 Bayraklı, 1178 Bayındır, 1181 Bergama, 1776 Beydağ, 1203 Bornova, 1780 Buca, 1280 Dikili, 1334 Foça, 2009 Gaziemir, 2018 Güzelbahçe, 2057 Karabağlar, 1432 Karaburun, 1448 Karşıyaka, 1461 Kemalpaşa, 1477 Kiraz, 1819 Konak, 1467 Kınık, 1826 Menderes, 1521 Menemen, 2013 Narlıdere, 1611 Seferihisar, 1612 Selçuk, 1677 Tire, 1682 Torbalı, 1703 Urla, 1251 Çeşme, 2007 Çiğli, 1563 Ödemiş',
  '41 Kocaeli':
    '2058 Başiskele, 2060 Darıca, 2030 Derince, 2061 Dilovası, 1338 Gebze, 1355 Gölcük, 1430 Kandıra, 1440 Karamürsel, 2063 Kartepe, 1821 Körfez, 2059 Çayırova, 2062 İzmit',
  '48 Muğla':
    '1197 Bodrum, 1742 Dalaman, 1266 Datça, 1331 Fethiye, 1958 Kavaklıdere, 1488 Köyceğiz, 1517 Marmaris, 1528 Milas, 1831 Ortaca, 2090 Seydikemer, 1695 Ula, 1719 Yatağan',
  '54 Sakarya':
    '2068 Adapazarı, 1123 Akyazı, 2069 Arifiye, 2070 Erenler, 1925 Ferizli, 1351 Geyve, 1391 Hendek, 1955 Karapürçek, 1442 Karasu, 1453 Kaynarca, 1818 Kocaali, 1833 Pamukova, 1595 Sapanca, 2071 Serdivan, 1986 Söğütlü, 1847 Taraklı',
}

const named = (text: string) => ({ code: text.slice(0, text.indexOf(' ')), name: text.slice(text.indexOf(' ') + 1) })

/** The provinces where the agency's villas may be. */
export const PROVINCES: Province[] = Object.entries(COUNTIES).map(([province, counties]) => ({
  ...named(province),
  counties: counties.split(', ').map(named),
}))

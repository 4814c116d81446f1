export type BankSeed = {
  bank: string
  branch: string
  holder: string
  iban: string
  swift: string
  currency: 'TL' | 'EURO' | 'DOLLAR' | 'POUND'
}

const holder = 'Happy Turizm Seyahat Acentası Ltd. Şti.'

/**
 * Bank accounts of the demo agency. The IBANs pass the checksum and carry the right bank code, but belong to nobody.
 */
export const banks: BankSeed[] = [
  {
    bank: 'Ziraat Bankası',
    branch: 'Fethiye Şubesi',
    holder,
    iban: 'TR620001001234567890123456',
    swift: 'TCZBTR2A',
    currency: 'TL',
  },
  {
    bank: 'Garanti BBVA',
    branch: 'Fethiye Şubesi',
    holder,
    iban: 'TR600006201234567890123456',
    swift: 'TGBATRIS',
    currency: 'EURO',
  },
  {
    bank: 'İş Bankası',
    branch: 'Fethiye Şubesi',
    holder,
    iban: 'TR450006401234567890123456',
    swift: 'ISBKTRIS',
    currency: 'DOLLAR',
  },
  {
    bank: 'Akbank',
    branch: 'Ölüdeniz Şubesi',
    holder,
    iban: 'TR830004601234567890123456',
    swift: 'AKBKTRIS',
    currency: 'POUND',
  },
]

/** What the log calls the records of the reports and their fields. */
export const reportRecordsWords = {
  'audit-of.btrans_villa': 'BTrans bilgileri',
  'audit-field.neighbourhood': 'Mahalle',
  'audit-field.street': 'Cadde',
  'audit-field.lane': 'Sokak',
  'audit-field.door_no': 'Dış kapı no',
  'audit-field.flat_no': 'İç kapı no',
  'audit-field.uavt': 'UAVT adres no',
  'audit-field.ground_no': 'Zemin sistem no',
  'audit-field.journal_no': 'Yevmiye no',
  'audit-field.zoning': 'İmar planı içinde',
  'audit-field.application': 'Başvuru var',
  'audit-field.enabled': 'Bildirilir',
} as const

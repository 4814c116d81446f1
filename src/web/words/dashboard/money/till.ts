import type { Phrase } from '../../say.ts'

/** Money: the ledger of a reservation, what is entered by hand, the list of all transactions. */
export const tillWords = {
  'method.pos': 'POS',
  'payment.prepaid': 'Ön ödeme alındı',
  'line.agreed': 'Özel fiyat',
  'why.agreed': 'Misafirle konuşulan fiyat; nedeni geçmişte yazıyor',
  'ledger.charge': 'Ek ücret',
  'ledger.write-off': 'Silinen borç',
  'ledger.deposit': 'Depozito',
  'ledger.deposit-return': 'Depozito iadesi',
  'ledger.deposit-kept': 'Depozitodan kesinti',
  'ledger.payout': 'Ev sahibi ödemesi',
  'ledger.storno': 'Storno',
  'move.undo-check-in': 'Girişi geri al',
  'move.undo-check-in.text': 'Rezervasyon yeniden onaylı durumuna döner; alınan ödemeler hesapta kalır.',
  'move.reopen': 'Yeniden konaklıyor yap',
  'move.reopen.text': 'Tamamlanan konaklama yeniden açılır; hesap ve geceler değişmez.',
} satisfies Record<string, Phrase>

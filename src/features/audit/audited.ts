/** Which tables the log keeps, in the groups in which people look for them. A test holds this to the triggers. */
export const AUDITED = {
  villas: [
    'villa',
    'villa_feature',
    'villa_villa_type',
    'villa_photo',
    'permit',
    'permit_check',
    'villa_visit',
    'proposal',
    'proposal_row',
    'btrans_villa',
  ],
  prices: ['price_terms', 'season', 'day_price', 'discount', 'extra', 'exchange_rate'],
  calendars: ['closing', 'calendar_feed', 'calendar_export', 'conflict_decision', 'settled_conflict'],
  reservations: [
    ...['stay_task', 'stay_photo', 'handover_link'],
    ...['reservation', 'reservation_note', 'alert', 'date_wish', 'guest', 'guest_person', 'offer', 'offer_villa'],
  ],
  money: [
    ...[
      'ledger_entry',
      'payment_link',
      'bank',
      'card_account',
      'card_currency',
      'till_count',
      'invoice',
      'invoice_party',
    ],
    ...['owner_month', 'approval', 'cancellation_terms', 'bank_layout', 'bank_match'],
  ],
  people: ['account', 'owner', 'owner_login'],
  content: [
    ...['faq', 'site_page', 'blog_post', 'team_member', 'comment', 'subscriber', 'contact_message'],
    ...['contact_reply', 'mail_template', 'own_document', 'home_content'],
    ...['town', 'district', 'villa_type', 'feature_category', 'feature', 'setting'],
  ],
} as const satisfies Record<string, readonly string[]>

export type AuditGroup = keyof typeof AUDITED
export const AUDIT_GROUPS = Object.keys(AUDITED) as AuditGroup[]

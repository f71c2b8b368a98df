import type { CardRow, TestCard } from './test-card.ts'

const credit: TestCard = { country: 'US', funding: 'credit' }
const debit: TestCard = { country: 'US', funding: 'debit' }
const unsupported = { ...credit, threeDSecure: 'not supported' } as const

/** Cards that pay, one of each brand and kind; the ids without `pm_card_` and `tok_`. */
export const cardsByBrand: CardRow[] = [
  ['4242424242424242', 'visa us', credit],
  ['4000056655665556', 'visa_debit', debit],
  ['5555555555554444', 'mastercard', credit],
  ['2223003122003222', '', credit],
  ['5200828282828210', 'mastercard_debit', debit],
  ['5105105105105100', 'mastercard_prepaid', { country: 'US', funding: 'prepaid' }],
  ['378282246310005', 'amex amex_threeDSecureNotSupported', unsupported],
  ['371449635398431', '', unsupported],
  ['6011111111111117', 'discover', credit],
  ['6011000990139424', '', credit],
  ['6011981111111113', '', debit],
  ['3056930009020004', 'diners', credit],
  ['36227206271667', '', credit],
  ['6555900000604105', '', { country: 'KR', funding: 'credit' }],
  ['3566002020360505', 'jcb', { country: 'JP', funding: 'credit' }],
  ['6200000000000005', 'unionpay', { country: 'CN', funding: 'credit' }],
  ['6200000000000047', '', { country: 'CN', funding: 'debit' }],
  ['6205500000000000004', '', { country: 'CN', funding: 'credit' }],
  [
    '4000002500001001',
    'visa_cartesBancaires',
    { country: 'FR', funding: 'credit', coBrand: 'cartes_bancaires' },
  ],
  [
    '5555552500001001',
    'mastercard_cartesBancaires',
    { country: 'FR', funding: 'credit', coBrand: 'cartes_bancaires' },
  ],
  [
    '4000050360000001',
    'visa_debit_eftposAuCoBranded',
    { country: 'AU', funding: 'debit', coBrand: 'eftpos_au' },
  ],
  [
    '5555050360000080',
    'mastercard_debit_eftposAuCoBranded',
    { country: 'AU', funding: 'debit', coBrand: 'eftpos_au' },
  ],
  ['4000051230000072', 'debit_visaFsaProductCode debit_visaHsaProductCode', debit],
  ['5200828282828897', 'mastercard_debit_mastercardFsaProductCode', debit],
]

import type { Seller } from '../../functions/src/domain/invoices/invoice.ts'
import { readEnvFile } from '../preflight/env-file.ts'
import { fromRoot, projectId } from '../shop/layout.ts'

export function seller(): Seller {
  const parameters = readEnvFile(fromRoot('functions', `.env.${projectId}`)) ?? {}
  const { SELLER_NAME: name = '', SELLER_ADDRESS: address = '' } = parameters
  const { SELLER_TAX_NUMBER: taxNumber, SELLER_CONTACT: contact, SELLER_BANK: bank } = parameters
  return { name, address, taxNumber, contact, bank }
}

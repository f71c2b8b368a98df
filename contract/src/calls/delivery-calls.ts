import * as z from 'zod'
import { bookAddress, newAddress } from '../addresses.ts'
import { deliveryQuote, deliverySettings, quoteRequest, unweighedProducts } from '../delivery.ts'
import { deleted, inserted, modified, withVersion } from '../responses.ts'
import {
  checkedTaxNumber,
  consumerTaxes,
  keptTaxSettings,
  taxChecks,
  taxNumberQuestion,
  taxSettings,
} from '../tax-settings.ts'
import { adminRead, byId, type Call, ownAddress, ownRead, replacing } from './call.ts'

export const deliveryCalls = {
  listAddresses: {
    summary: "The caller's address book, the address that was used last first",
    ...ownRead,
    response: z.array(bookAddress),
  },
  addAddress: {
    summary:
      'Put an address in front of the book, which keeps at most 20, each once. Which parts are required, and what a postal code looks like, follow the country',
    ...ownAddress,
    body: newAddress,
    response: inserted,
    errors: ['address_book_full', 'busy'],
  },
  changeAddress: {
    summary: "Change an address of the caller's book; orders keep theirs",
    ...ownAddress,
    params: byId,
    body: newAddress,
    response: modified,
    errors: ['not_found', 'busy'],
  },
  deleteAddress: {
    summary: "Take an address out of the caller's book; orders keep theirs",
    ...ownAddress,
    params: byId,
    response: deleted,
    errors: ['not_found', 'busy'],
  },
  getDeliverySettings: {
    summary:
      'The delivery zones with their rates and taxes, and the products that the default weight counts for',
    ...adminRead,
    response: deliverySettings.extend({ ...withVersion, unweighed: unweighedProducts }),
  },
  saveDeliverySettings: {
    summary:
      'Replace the delivery zones, if they are still of the `version` that was read, or say the same already; otherwise `settings_changed` has them in `current`. Each country is in one zone only. Without `defaultWeightGrams` the default weight stays as it is. Orders keep the rate that they were placed at',
    ...replacing(deliverySettings),
    // Whatever fits is stored in one document of the database: 1 MiB.
    bodyKilobytes: 1000,
    keepsPublicLists: true,
  },
  quoteDelivery: {
    summary:
      'What delivery of these lines or of this order would cost: the rates that carry the weight, the cheapest first, and the tax on goods and shipping. No rates: `message` says why. Changes nothing',
    access: 'anyone, or the owner',
    body: quoteRequest,
    response: deliveryQuote,
    keepsPublicLists: true,
    perMinute: 60,
    errors: ['not_found'],
  },
  checkTaxNumber: {
    summary:
      'Whether a tax number is valid: its format and check digits, then the European register (VIES). While that is silent, `unknown`',
    access: 'anyone',
    body: taxNumberQuestion,
    response: checkedTaxNumber,
    keepsPublicLists: true,
    perMinute: 20,
  },
  listConsumerTaxes: {
    summary:
      'What consumers pay as tax in each country, so that pages can show prices with it; empty unless the tax settings say so',
    access: 'anyone',
    response: consumerTaxes,
    cdnSeconds: 60,
    unlimited: 'made once in a minute, of settings that are one document',
  },
  getTaxSettings: {
    summary:
      'The seller, the tax rates, what prices include, and the orders whose tax waits for the register; without `seller` the delivery zones say what tax there is',
    ...adminRead,
    response: keptTaxSettings.extend({ ...withVersion, waiting: taxChecks }),
  },
  saveTaxSettings: {
    summary:
      'Replace the tax settings, if they are still of the `version` that was read, or say the same already; otherwise `settings_changed` has them in `current`. Every country in which the seller pays tax needs a standard rate. From then on delivery zones keep freight only; orders keep their tax',
    ...replacing(taxSettings),
    bodyKilobytes: 144,
    keepsPublicLists: true,
  },
} as const satisfies Record<string, Call>

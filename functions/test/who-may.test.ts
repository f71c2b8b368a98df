import type { Access } from '@wood-master/contract/access'
import { type Call, calls } from '@wood-master/contract/calls'
import { type ErrorCode, errorStatus } from '@wood-master/contract/errors'
import { type StaffRole, staffRoles } from '@wood-master/contract/roles'
import { type CallName, routes } from '@wood-master/contract/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send } from '../testing/call.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { aWorld, requests, type World } from '../testing/world.ts'
import { expired, junkToken } from './support/bad-tokens.ts'
import { expectNothingWritten } from './support/database.ts'

/** Who may do what. `ok` is a 200; the requests are the shopper's own wherever it matters whose they are. */
const callers = [
  'nobody',
  'expired token',
  'junk token',
  'shopper',
  'another shopper',
  'admin',
  'just-demoted admin',
  ...staffRoles,
] as const
type Caller = (typeof callers)[number]
type Verdict = 'ok' | ErrorCode

const [no, forbidden] = ['unauthenticated', 'forbidden'] as const
const table: Record<Access, Verdict[]> = {
  anyone: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  'anyone, or the owner': ['ok', no, no, 'ok', 'ok', 'ok', 'ok'],
  'verified sign-in': [no, no, no, 'ok', forbidden, forbidden, forbidden],
  'signed in': [no, no, no, 'ok', 'ok', 'ok', 'ok'],
  'own email or admin': [no, no, no, 'ok', forbidden, 'ok', forbidden],
  'own email only': [no, no, no, 'ok', forbidden, forbidden, forbidden],
  'owner or admin': [no, no, no, 'ok', forbidden, 'ok', forbidden],
  admin: [no, no, no, forbidden, forbidden, 'ok', forbidden],
  Stripe: callers.map(() => 'invalid_request'),
}
/** What only its owner has does not exist for anybody else; only the buyer says where an unpaid order goes. */
const ownersOnly: Partial<Record<CallName, Verdict[]>> = {
  deleteCard: [no, no, no, 'ok', 'not_found', 'not_found', 'not_found'],
  changeDelivery: [no, no, no, 'ok', forbidden, forbidden, forbidden],
  // Only its buyer accepts what it costs.
  acceptFreight: [no, no, no, 'ok', forbidden, forbidden, forbidden],
  // Only its buyer cancels lines; an admin refunds them.
  cancelLines: [no, no, no, 'ok', forbidden, forbidden, forbidden],
  // Only its buyer asks for a return.
  requestReturn: [no, no, no, 'ok', forbidden, forbidden, forbidden],
  changeAddress: [no, no, no, 'ok', 'not_found', 'not_found', 'not_found'],
  deleteAddress: [no, no, no, 'ok', 'not_found', 'not_found', 'not_found'],
  // With an order under way not even its owner.
  closeAccount: [no, no, no, 'account_not_closable', forbidden, forbidden, forbidden],
}
/** Whom each call is for, said once more: what the contract lets in by mistake is found here. */
const meantFor: Record<CallName, Access> = {
  listProducts: 'anyone',
  listAllProducts: 'admin',
  addProduct: 'admin',
  getProduct: 'signed in',
  changeStock: 'signed in',
  changeProduct: 'admin',
  deleteProduct: 'admin',
  getStockLevels: 'admin',
  askForNotice: 'anyone',
  bookStock: 'admin',
  listStockMovements: 'admin',
  listImports: 'admin',
  startImport: 'admin',
  getImport: 'admin',
  getImportChunk: 'admin',
  rehearseImportChunk: 'admin',
  moveImportChunk: 'admin',
  browseCatalog: 'anyone',
  getCatalogProduct: 'anyone',
  getSearchSettings: 'admin',
  saveSearchSettings: 'admin',
  getCart: 'signed in',
  replaceCart: 'signed in',
  priceCart: 'anyone',
  parseOrderList: 'anyone',
  orderCart: 'signed in',
  draftOrder: 'admin',
  orderForBuyer: 'admin',
  listAddresses: 'signed in',
  addAddress: 'signed in',
  changeAddress: 'signed in',
  deleteAddress: 'signed in',
  getDeliverySettings: 'admin',
  saveDeliverySettings: 'admin',
  quoteDelivery: 'anyone, or the owner',
  checkTaxNumber: 'anyone',
  listConsumerTaxes: 'anyone',
  getTaxSettings: 'admin',
  saveTaxSettings: 'admin',
  placeOrder: 'own email only',
  listOrders: 'admin',
  countOrders: 'admin',
  getOrder: 'owner or admin',
  deleteOrder: 'owner or admin',
  changeDelivery: 'owner or admin',
  setFreight: 'admin',
  acceptFreight: 'owner or admin',
  askForDifference: 'admin',
  noteOrder: 'admin',
  shipOrder: 'admin',
  startPacking: 'admin',
  cancelLines: 'owner or admin',
  sendShipment: 'admin',
  requestReturn: 'owner or admin',
  listReturns: 'admin',
  moveReturn: 'admin',
  undoOneShipment: 'admin',
  undoShipment: 'admin',
  reportPayment: 'owner or admin',
  refundOrder: 'admin',
  requestCancellation: 'owner or admin',
  withdrawCancellation: 'owner or admin',
  decideCancellation: 'admin',
  getInvoices: 'owner or admin',
  listOwnOrders: 'own email or admin',
  createPaymentIntent: 'owner or admin',
  listCards: 'signed in',
  deleteCard: 'signed in',
  stripeWebhook: 'Stripe',
  listPaymentAlerts: 'admin',
  resolvePaymentAlert: 'admin',
  listReviews: 'anyone',
  addReview: 'own email only',
  listProductReviews: 'anyone',
  getOwnReview: 'signed in',
  listReviewsToModerate: 'admin',
  moderateReview: 'admin',
  mintToken: 'verified sign-in',
  listUsers: 'admin',
  isAdmin: 'own email or admin',
  promote: 'admin',
  giveRole: 'admin',
  demote: 'admin',
  getProfile: 'own email or admin',
  changeProfile: 'own email or admin',
  getPerson: 'admin',
  notePerson: 'admin',
  getOwnData: 'signed in',
  closeAccount: 'own email only',
  sendMessage: 'anyone',
  listMessages: 'admin',
  markMessage: 'admin',
  deleteMessage: 'admin',
  replyToMessage: 'admin',
  listMails: 'admin',
  resendMail: 'admin',
  getLegalPages: 'anyone',
  saveLegalPages: 'admin',
  getMailSettings: 'admin',
  saveMailSettings: 'admin',
  uploadImage: 'signed in',
  getSettings: 'anyone',
  getWaitingCounts: 'admin',
  getOverview: 'admin',
  getHealth: 'anyone',
  getOpenApi: 'anyone',
  reportVisit: 'anyone',
}

const ofOrders: CallName[] = ['listOrders', 'countOrders', 'getOrder', 'getWaitingCounts']
const ofPeople: CallName[] = ['noteOrder', 'getPerson', 'notePerson', 'listOwnOrders']
/** What each role may do as an admin may, said once more too; for all other calls it is another shopper. */
const asAdmin: Record<StaffRole, CallName[]> = {
  packer: [
    ...ofOrders,
    'noteOrder',
    'startPacking',
    'shipOrder',
    'sendShipment',
    'undoShipment',
    'undoOneShipment',
  ],
  bookkeeper: [...ofOrders, ...ofPeople, 'getInvoices', 'getOverview', 'listPaymentAlerts'],
  support: [
    ...ofOrders,
    ...ofPeople,
    'draftOrder',
    'orderForBuyer',
    'getInvoices',
    'changeDelivery',
    'listReturns',
    'listMessages',
    'markMessage',
    'replyToMessage',
    'listMails',
    'resendMail',
    'listReviewsToModerate',
    'moderateReview',
  ],
}
const isStaff = (caller: Caller): caller is StaffRole => caller in asAdmin

function verdictOf(name: CallName, caller: Caller): Verdict {
  const verdicts = ownersOnly[name] ?? table[meantFor[name]]
  const as = !isStaff(caller) ? caller : asAdmin[caller].includes(name) ? 'admin' : 'another shopper'
  return verdicts[callers.indexOf(as)] ?? 'internal'
}

let api: Api
let world: World

beforeAll(async () => {
  api = await startApi()
  world = await aWorld(api)
})
afterAll(() => api.close())

function tokenOf(caller: Caller, access: Access): string | undefined {
  const kind = access === 'verified sign-in' ? 'idToken' : 'token'
  switch (caller) {
    case 'nobody':
      return undefined
    case 'expired token':
      return expired(world.shopper[kind])
    case 'junk token':
      return junkToken
    case 'shopper':
      return world.shopper[kind]
    case 'another shopper':
      return world.other[kind]
    case 'admin':
      return world.admin[kind]
    case 'just-demoted admin':
      return world.demoted[kind]
    default:
      return world.staff[caller][kind]
  }
}

describe.each(Object.keys(routes) as CallName[])('%s', (name) => {
  const access = meantFor[name]
  const row = callers.map((caller) => ({ caller, verdict: verdictOf(name, caller) }))

  it('refuses whom it should, and writes nothing then', async () => {
    const request = await requests[name](world)
    await expectNothingWritten(api, async () => {
      for (const { caller, verdict } of row.filter(({ verdict }) => verdict !== 'ok')) {
        const response = await send(api, name, { ...request, token: tokenOf(caller, access) })
        const { error } = (await response.json()) as { error?: { code?: string } }
        const expected = { caller, status: errorStatus[verdict as ErrorCode], code: verdict }
        expect({ caller, status: response.status, code: error?.code }).toEqual(expected)
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
    })
  })

  it('lets in whom it should', async () => {
    for (const { caller } of row.filter(({ verdict }) => verdict === 'ok')) {
      const request = await requests[name](world)
      const response = await send(api, name, { ...request, token: tokenOf(caller, access) })
      const body: unknown = await response.json()
      expect({ caller, status: response.status, body }).toMatchObject({ caller, status: 200 })
      const { response: schema }: Call = calls[name]
      expect(schema.parse(body)).toEqual(body)
    }
  })
})

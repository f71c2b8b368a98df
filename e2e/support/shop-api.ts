import { randomUUID } from 'node:crypto'
import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import type { Locale } from '@wood-master/contract/locale'
import { type CallName, routes } from '@wood-master/contract/routes'
import { type Account, accounts } from './accounts.ts'
import { newWord } from './new-word.ts'

/** A test account with the shop's access token. */
export interface Person {
  email: string
  password: string
  token: string
  /** The language in which they order; English without it. */
  language?: Locale
}

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:5000'
const authUrl = 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1'
const stripeUrl = 'http://127.0.0.1:4242/v1'

async function read(response: Response): Promise<unknown> {
  const body = await response.json()
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}: ${JSON.stringify(body)}`)
  return body
}

interface CallParts<Name extends CallName> {
  token?: string
  id?: string
  body?: BodyOf<Name> | object
  language?: Locale | undefined
}

/** Calls the shop's API as its pages do; for what a test needs beforehand. */
export async function call<Name extends CallName>(
  name: Name,
  { token = '', id = '', body, language = 'en' }: CallParts<Name> = {},
): Promise<ResponseOf<Name>> {
  const { method, path } = routes[name]
  const address = `${shopUrl}/api${path.replace(/\{\w+\}/, encodeURIComponent(id))}?language=${language}`
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await read(response)) as ResponseOf<Name>
}

interface SignedIn {
  localId: string
  idToken: string
  refreshToken: string
}

async function askAuth(path: 'signUp' | 'signInWithPassword', body: object): Promise<SignedIn> {
  const response = await fetch(`${authUrl}/accounts:${path}?key=offline`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  })
  return (await read(response)) as SignedIn
}

/** The link of the verification email that was sent last; the Auth emulator keeps it instead of sending it. */
export async function verificationLink(email: string): Promise<string> {
  const response = await fetch('http://127.0.0.1:9099/emulator/v1/projects/demo-wood-master/oobCodes')
  const { oobCodes } = (await read(response)) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[]
  }
  const sent = oobCodes.findLast((code) => code.email === email && code.requestType === 'VERIFY_EMAIL')
  if (!sent) throw new Error(`no verification email was sent to ${email}`)
  return sent.oobLink
}

/** What opening the link in the verification mail does. */
async function verifyEmail(localId: string): Promise<void> {
  const response = await fetch(`${authUrl}/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId, emailVerified: true }),
  })
  await read(response)
}

/** Everything that a device gets when an account signs in: Firebase's tokens and the shop's. */
export async function accessOf({ email, password }: Account) {
  const { localId: uid, ...tokens } = await askAuth('signInWithPassword', { email, password })
  const { token } = await call('mintToken', { id: email, token: tokens.idToken, body: { email } })
  return { uid, ...tokens, token }
}

export async function enterAs({ email, password }: Account): Promise<Person> {
  const { token } = await accessOf({ email, password })
  return { email, password, token }
}

/** Where test accounts have their things sent: a country with a rate that costs nothing and without tax. */
export const asheville = {
  name: 'Test Buyer',
  line1: '205 Lexington Avenue',
  city: 'Asheville',
  region: 'NC',
  postalCode: '28801',
  country: 'US',
}

/** A new account that no other test uses, with an address in its book unless said otherwise. */
export async function newPerson(
  displayName: string,
  { verified = true, addressed = true } = {},
): Promise<Person> {
  const account = { email: `person-${randomUUID().slice(0, 8)}@wood-master.test`, password: 'secret-secret' }
  const { localId } = await askAuth('signUp', { ...account, displayName })
  if (verified) await verifyEmail(localId)
  // At the turn of a second the emulator's first token is older than its account, and is rejected.
  const person = await enterAs(account)
  if (addressed) await call('addAddress', { token: person.token, body: asheville })
  return person
}

let enteredAdmin: Promise<Person> | undefined

/** The stored shop's admin, signed in once for all that one worker's tests need. */
function theAdmin(): Promise<Person> {
  enteredAdmin ??= enterAs(accounts.admin)
  return enteredAdmin
}

/** A product for one test alone: no other search finds its name. */
export async function newProduct(wanted: Partial<BodyOf<'addProduct'>> = {}) {
  const { token } = await theAdmin()
  const product = {
    name: `${newWord()} peg`,
    price: 12.5,
    minQuantity: 5,
    availableQuantity: 100,
    description: 'A peg that a test made',
    img: '/logo.svg',
    ...wanted,
  }
  const { insertedId } = await call('addProduct', { token, body: product })
  return { ...product, id: insertedId }
}

type NewProduct = Awaited<ReturnType<typeof newProduct>>

/** An unpaid order, placed from a cart of its own and sent to where its buyer is. */
export async function newOrder(buyer: Person, { id }: NewProduct, quantity = 4): Promise<string> {
  const { token, language } = buyer
  await call('replaceCart', { token, body: { lines: [{ productId: id, quantity }] } })
  const body = { key: randomUUID(), address: asheville, rateId: 'overseas-own-carrier' }
  return (await call('orderCart', { token, body, language })).insertedId
}

/** An order that its buyer paid with one of the Stripe stand-in's test cards. */
export async function newPaidOrder(
  buyer: Person,
  product: NewProduct,
  quantity = 4,
  card = 'pm_card_visa',
): Promise<string> {
  const orderId = await newOrder(buyer, product, quantity)
  await payOrder(buyer, orderId, card)
  return orderId
}

/** Pays an order with one of the Stripe stand-in's test cards, and reports it as the payment page does. */
async function payOrder({ token }: Person, orderId: string, card = 'pm_card_visa'): Promise<void> {
  const body = { price: 1, orderId }
  const { clientSecret } = await call('createPaymentIntent', { token, body })
  const transactionId = clientSecret.split('_secret_')[0] ?? ''
  const confirmed = await fetch(`${stripeUrl}/payment_intents/${transactionId}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_offline' },
    body: new URLSearchParams({ payment_method: card, return_url: shopUrl }),
  })
  await read(confirmed)
  await call('reportPayment', { token, id: orderId, body: { transactionId } })
}

/** Waits until the Stripe stand-in has delivered all its webhooks. */
export async function webhooksDelivered(): Promise<void> {
  await fetch(`${stripeUrl.replace('/v1', '')}/_stand-in/idle`)
}

interface ManyProducts {
  /** Major units, at most two decimals. */
  priceOf?: (index: number) => number
  breaksOf?: (index: number, price: number) => { minQuantity: number; price: number }[]
  casePackOf?: (index: number) => number
  /** Of each. */
  weightGrams?: number
}

/** So many products that one search word finds, in the order of their SKUs; `total` is what five of each cost. */
export async function newProducts(
  count: number,
  { priceOf = () => 12.5, breaksOf = () => [], casePackOf = () => 1, weightGrams }: ManyProducts = {},
) {
  const { token } = await theAdmin()
  const word = newWord()
  const all: {
    id: string
    sku: string
    price: number
    priceBreaks: { minQuantity: number; price: number }[]
  }[] = []
  for (let index = 0; index < count; index += 1) {
    const price = priceOf(index)
    const product = {
      name: `${word} peg ${index}`,
      sku: `${word}-${index}`,
      price,
      priceBreaks: breaksOf(index, price),
      casePack: casePackOf(index),
      ...(weightGrams ? { weightGrams } : {}),
      minQuantity: 5,
      availableQuantity: 1_000,
      description: 'A peg that a test made',
      img: '/logo.svg',
    }
    const { insertedId } = await call('addProduct', { token, body: product })
    all.push({ ...product, id: insertedId })
  }
  const cents = all.reduce((sum, { price }) => sum + Math.round(price * 100) * 5, 0)
  return { word, all, skus: all.map(({ sku }) => sku), total: cents / 100 }
}

/** An account's orders, newest first. */
export async function ordersOf({ email, token }: Person): Promise<ResponseOf<'listOwnOrders'>> {
  const response = await fetch(`${shopUrl}/api/userOrder?email=${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await read(response)) as ResponseOf<'listOwnOrders'>
}

import type { ResponseOf } from '../../contract/src/calls.ts'
import { type CallName, routes } from '../../contract/src/routes.ts'
import { Failure } from '../shop/failure.ts'

export interface Canary {
  /** The site's address, without a slash at its end. */
  site: string
  /** Firebase's, fresh from signing in. */
  idToken: string
  email: string
}

interface Asking {
  id?: string
  email?: string
  body?: object
  token?: string
}

/**
 * Buys as a shopper does, up to the card: catalogue, product, price, sign-in, hold, order and payment intent; then deletes
 * the order, which puts its units back and cancels the intent. Throws a Failure with the step that did not work; a hold
 * that is left ends after 15 minutes, an order by its deadline. Returns what was bought.
 */
export async function tryPurchase({ site, idToken, email }: Canary): Promise<string> {
  async function ask<Name extends CallName>(name: Name, parts: Asking = {}): Promise<ResponseOf<Name>> {
    const { method, path } = routes[name]
    const address = path.replace('{id}', parts.id ?? '').replace('{email}', parts.email ?? '')
    const response = await fetch(`${site}/api${address}`, {
      method,
      headers: {
        ...(parts.body ? { 'content-type': 'application/json' } : {}),
        ...(parts.token ? { authorization: `Bearer ${parts.token}` } : {}),
      },
      body: parts.body && JSON.stringify(parts.body),
      signal: AbortSignal.timeout(30_000),
    })
    const text = await response.text()
    if (!response.ok) throw new Failure(`${method} ${site}/api${address}: ${response.status} ${text}`)
    return JSON.parse(text)
  }

  const { products } = await ask('browseCatalog')
  const found = products.find(({ availableQuantity, minQuantity }) => availableQuantity > minQuantity)
  if (!found) throw new Failure('The first page of the catalogue has nothing in stock.')
  const { _id: id, name, img, minQuantity: quantity } = found
  await ask('getCatalogProduct', { id })
  const { lines } = await ask('priceCart', { body: { lines: [{ productId: id, quantity }] } })
  const [line] = lines
  if (!line || line.problem) throw new Failure(`${name} can't be ordered: ${line?.problem?.message}`)

  const { token } = await ask('mintToken', { email, body: { email }, token: idToken })
  const { holdId } = await ask('changeStock', { id, body: { availableQuantity: 0, quantity }, token })
  const order = { email, price: line.price, quantity, productName: name, img, paymentStatus: false, holdId }
  const { insertedId } = await ask('placeOrder', { body: order, token })
  try {
    const { clientSecret } = await ask('createPaymentIntent', {
      body: { price: line.price, orderId: insertedId },
      token,
    })
    if (!clientSecret) throw new Failure('Stripe gave no client secret.')
  } finally {
    await ask('deleteOrder', { id: insertedId, token })
  }
  return `${quantity} of ${name}`
}

/** Signs in with a password at Firebase, as the site does with the key that Hosting hands out. Throws a Failure. */
export async function signInAt(site: string, email: string, password: string): Promise<string> {
  const config = await fetch(`${site}/__/firebase/init.json`, { signal: AbortSignal.timeout(10_000) })
  if (!config.ok) throw new Failure(`${site}/__/firebase/init.json: ${config.status}`)
  const { apiKey } = (await config.json()) as { apiKey: string }
  const response = await fetch(
    `https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    {
      method: 'POST',
      // A key that is restricted to the site's domains goes by this.
      headers: { 'content-type': 'application/json', referer: `${site}/` },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  if (!response.ok) throw new Failure(`${email} can't sign in: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { idToken: string }).idToken
}

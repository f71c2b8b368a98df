import { getCatalogProduct } from '#lib/api/catalog.ts'
import type { Product } from '#lib/api/products.ts'
import { takeAdminsOnly } from '#lib/session/login-notice.ts'
import { rememberedOrigin } from '#lib/session/origin.ts'

/** What somebody wants to do who is asked to log in first. */
export interface LoginPurpose {
  text: string
  product?: Pick<Product, 'name' | 'img'>
}

const pages: [beginning: string, text: string][] = [
  ['/purchase/', 'Log in to buy'],
  ['/order/', 'Log in to pay for your order'],
  ['/checkout', 'Log in to check out'],
  ['/dashboard/myOrders', 'Log in to see your orders'],
  ['/dashboard/addReview', 'Log in to write a review'],
  ['/dashboard', 'Log in to open the dashboard'],
]

/** What the page that asked for the sign-in is for; nothing where no page did, or it says nothing by itself. */
async function loginPurpose(origin: string | undefined): Promise<LoginPurpose | undefined> {
  const text = pages.find(([beginning]) => origin?.startsWith(beginning))?.[1]
  const [, productId] = /^\/purchase\/([^/?#]+)/.exec(origin ?? '') ?? []
  if (!productId) return text ? { text } : undefined
  try {
    const { name, img } = await getCatalogProduct(decodeURIComponent(productId))
    return { text: `Log in to buy ${name}`, product: { name, img } }
  } catch {
    // The page itself says what is wrong with it.
    return undefined
  }
}

export interface LoginReason {
  adminsOnly: boolean
  purpose?: LoginPurpose | undefined
}

/** What the page that led here has left for the login page to say. */
export async function loginReason(): Promise<LoginReason> {
  return { adminsOnly: takeAdminsOnly(), purpose: await loginPurpose(rememberedOrigin()) }
}

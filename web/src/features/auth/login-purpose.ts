import { paths } from '#config/paths.ts'
import { api } from '#lib/api/api.ts'
import { rememberedOrigin, takeAdminsOnly } from '#lib/session/origin.ts'
import * as m from '#texts/auth.ts'

const pages: [beginning: string, text: string][] = [
  [paths.purchase(''), m.loginToBuy()],
  [paths.orderPayment(''), m.loginToPay()],
  [paths.checkout, m.loginToCheckOut()],
  [paths.myOrders, m.loginToSeeOrders()],
  [paths.addReview, m.loginToReview()],
  [paths.dashboard, m.loginToDashboard()],
]

/** What the page that asked for the sign-in is for; nothing where no page did, or it says nothing by itself. */
async function loginPurpose(origin: string | undefined) {
  const text = pages.find(([beginning]) => origin?.startsWith(beginning))?.[1]
  const [, productId] = /\/purchase\/([^/?#]+)/.exec(origin ?? '') ?? []
  if (!productId) return text ? { text } : undefined
  try {
    const { name, img } = await api.call('getCatalogProduct', {
      params: { id: decodeURIComponent(productId) },
    })
    return { text: m.loginToBuyName({ name }), product: { name, img } }
  } catch {
    // The page itself says what is wrong with it.
    return undefined
  }
}

export async function loginReason() {
  return { adminsOnly: takeAdminsOnly(), purpose: await loginPurpose(rememberedOrigin()) }
}

export type LoginReason = Awaited<ReturnType<typeof loginReason>>

import { vi } from 'vitest'

type Handler = (event: object) => void

/** A card field that tells its page when it is ready. */
function cardElement() {
  const handlers = new Map<string, Handler>()
  return {
    on: (event: string, handler: Handler) => void handlers.set(event, handler),
    off: () => undefined,
    once: () => undefined,
    update: () => undefined,
    unmount: () => undefined,
    destroy: () => undefined,
    focus: vi.fn(),
    mount: () => queueMicrotask(() => handlers.get('ready')?.({})),
  }
}

/**
 * Puts a `window.Stripe` onto the page, as Stripe's script would. Cards are accepted and payments succeed until a test
 * says otherwise.
 */
export function fakeStripe() {
  const card = cardElement()
  const elements = { create: () => card, getElement: () => card, update: () => undefined }
  const stripe = {
    card,
    elements: () => elements,
    createToken: vi.fn(),
    createPaymentMethod: vi.fn(async (_: object): Promise<object> => ({ paymentMethod: { id: 'pm_1' } })),
    confirmCardPayment: vi.fn(
      async (_secret: string, _options: object): Promise<object> => ({
        paymentIntent: { id: 'pi_1', status: 'succeeded' },
      }),
    ),
  }
  vi.stubGlobal(
    'Stripe',
    vi.fn(() => stripe),
  )
  return stripe
}

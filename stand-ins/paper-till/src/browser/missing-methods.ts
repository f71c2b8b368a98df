import { IntegrationError } from './card-element.ts'

/** The sentence for whatever of Stripe.js is not here. */
export function notHere(what: string): IntegrationError {
  return new IntegrationError(
    `paper-till does not support ${what}. It has the card element, its parts, and what confirms with it: confirmCardPayment, confirmCardSetup, createPaymentMethod, createToken. The Payment Element, Checkout and other payment methods are out of its scope.`,
  )
}

/** How the methods of Stripe.js begin, and those of them that return at once. */
const verbs =
  /^(collect|confirm|create|init|process|redirect|retrieve|verify)[A-Z]|^initializePricing$|^paymentRequest$/
const atOnce = /^initCheckout|^paymentRequest$/

/** Stripe's object, in which every method that is not here says so when it is called. */
export function withSentences<T extends object>(methods: T): T {
  const isMissing = (there: T, name: string | symbol): name is string =>
    typeof name === 'string' && !(name in there) && verbs.test(name)
  return new Proxy(methods, {
    has: (there, name) => name in there || isMissing(there, name),
    get(there, name) {
      if (!isMissing(there, name)) return Reflect.get(there, name)
      return () => {
        const sentence = notHere(`stripe.${name}()`)
        if (atOnce.test(name)) throw sentence
        return Promise.reject(sentence)
      }
    },
  })
}

import { IntegrationError } from './card-element.ts'

/** Methods of Stripe.js that return a promise and are not part of paper-till. */
const missingMethods = (
  'collectBankAccountForPayment collectBankAccountForSetup collectBankAccountToken collectFinancialConnectionsAccounts ' +
  'confirmAcssDebitPayment confirmAcssDebitSetup confirmAffirmPayment confirmAfterpayClearpayPayment ' +
  'confirmAlipayPayment confirmAmazonPaySetup confirmAuBecsDebitPayment confirmAuBecsDebitSetup ' +
  'confirmBacsDebitSetup confirmBancontactPayment confirmBancontactSetup confirmBilliePayment confirmBlikPayment ' +
  'confirmBlikSetup confirmBoletoPayment confirmCashappPayment confirmCashappSetup confirmCustomerBalancePayment ' +
  'confirmEpsPayment confirmFpxPayment confirmGiropayPayment confirmGrabPayPayment confirmIdealPayment ' +
  'confirmIdealSetup confirmKlarnaPayment confirmKonbiniPayment confirmMobilepayPayment confirmMultibancoPayment ' +
  'confirmOxxoPayment confirmP24Payment confirmPayByBankPayment confirmPayNowPayment confirmPayPalPayment ' +
  'confirmPayPalSetup confirmPayment confirmPixPayment confirmPromptPayPayment confirmSepaDebitPayment ' +
  'confirmSepaDebitSetup confirmSetup confirmSofortPayment confirmSofortSetup confirmTwintPayment ' +
  'confirmUsBankAccountPayment confirmUsBankAccountSetup confirmWechatPayPayment createConfirmationToken ' +
  'createEmbeddedCheckoutPage createEphemeralKeyNonce createRadarSession createSource initEmbeddedCheckout ' +
  'initializePricing processOrder redirectToCheckout retrieveOrder retrieveSource verifyIdentity ' +
  'verifyMicrodepositsForPayment verifyMicrodepositsForSetup'
).split(' ')

/** Those that return at once. */
const missingBuilders = ['initCheckout', 'initCheckoutElementsSdk', 'initCheckoutFormSdk', 'paymentRequest']

/** The sentence for whatever of Stripe.js is not here. */
export function notHere(what: string): IntegrationError {
  return new IntegrationError(
    `paper-till does not support ${what}. It has the card element, its parts, and what confirms with it: confirmCardPayment, confirmCardSetup, createPaymentMethod, createToken. The Payment Element, Checkout and other payment methods are out of its scope.`,
  )
}

/** One function for each missing method, which says that it is missing. */
export function sentences(): Record<string, () => never | Promise<never>> {
  const promised = missingMethods.map((name) => [name, () => Promise.reject(notHere(`stripe.${name}()`))])
  const immediate = missingBuilders.map((name) => [
    name,
    () => {
      throw notHere(`stripe.${name}()`)
    },
  ])
  return Object.fromEntries([...promised, ...immediate])
}

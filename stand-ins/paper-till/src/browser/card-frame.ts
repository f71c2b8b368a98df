import { callApi } from './api-call.ts'
import { CardForm } from './card-form.ts'
import type { FromFrame, MethodAnswer, ToFrame } from './frame-messages.ts'

/** Makes the payment method from inside the frame, so that the number never leaves this origin. */
async function createMethod(
  form: CardForm,
  publishableKey: string,
  asked: Extract<ToFrame, { say: 'create' }>,
): Promise<MethodAnswer> {
  const error = form.check()
  if (error) return { error: { ...error } }
  const { number, expiry, cvc, postal } = form.entry
  const address = asked.billingDetails.address
  const billing = postal
    ? {
        ...asked.billingDetails,
        address: { postal_code: postal, ...(typeof address === 'object' ? address : {}) },
      }
    : asked.billingDetails
  const answer = await callApi('/v1/payment_methods', publishableKey, 'POST', {
    type: 'card',
    card: { number, exp_month: expiry.slice(0, 2), exp_year: expiry.slice(2), cvc },
    billing_details: billing,
    metadata: asked.metadata,
  })
  if (answer.error) return { error: answer.error }
  return { paymentMethod: { ...answer.body, id: String(answer.body.id) } }
}

function start(port: MessagePort): void {
  const tell = (message: FromFrame) => port.postMessage(message)
  const form = new CardForm(tell)
  let publishableKey = ''
  port.onmessage = async ({ data }: MessageEvent<ToFrame>) => {
    if (data.say === 'start') {
      publishableKey = data.publishableKey
      form.apply(data.options)
      tell({ say: 'ready' })
    } else if (data.say === 'update') form.apply(data.options)
    else if (data.say === 'focus') form.focus()
    else if (data.say === 'blur') form.blur()
    else if (data.say === 'clear') form.clear()
    else tell({ say: 'created', ticket: data.ticket, answer: await createMethod(form, publishableKey, data) })
  }
}

// The page that shows this frame hands over one end of a private channel; nobody else can speak to the form.
window.addEventListener(
  'message',
  ({ source, ports }: MessageEvent) => {
    const [port] = ports
    if (source === window.parent && port) start(port)
  },
  { once: true },
)

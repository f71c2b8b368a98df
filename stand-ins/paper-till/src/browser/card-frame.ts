import { callApi } from './api-call.ts'
import { CardForm } from './card-form.ts'
import type { FromFrame, MadeResponse, ToFrame } from './frame-messages.ts'

type Asked = Extract<ToFrame, { say: 'create' }>

/** What the API is told of the typed card. */
function valuesOf({ entry }: CardForm, { what, details }: Asked): Record<string, unknown> {
  const { number, expiry, cvc, postal } = entry
  const card = { number, exp_month: expiry.slice(0, 2), exp_year: expiry.slice(2), cvc }
  if (what === 'tokens') {
    return { card: { ...card, ...(postal ? { address_zip: postal } : {}), ...details.card } }
  }
  const { address } = details.billingDetails
  const billing = postal
    ? {
        ...details.billingDetails,
        address: { postal_code: postal, ...(typeof address === 'object' ? address : {}) },
      }
    : details.billingDetails
  return { type: 'card', card, billing_details: billing, metadata: details.metadata }
}

/** Makes what is asked for from inside the frame, so that the number never leaves this origin. */
async function make(form: CardForm, publishableKey: string, asked: Asked): Promise<MadeResponse> {
  const error = form.check()
  if (error) return { error: { ...error } }
  const response = await callApi(`/v1/${asked.what}`, publishableKey, 'POST', valuesOf(form, asked))
  if (response.error) return { error: response.error }
  return { made: { ...response.body, id: String(response.body.id) } }
}

function start(port: MessagePort): void {
  const tell = (message: FromFrame) => port.postMessage(message)
  let form: CardForm | undefined
  let publishableKey = ''
  port.onmessage = async ({ data }: MessageEvent<ToFrame>) => {
    if (data.say === 'start') {
      publishableKey = data.publishableKey
      form = new CardForm(data.element, data.group, tell)
      form.apply(data.options)
      tell({ say: 'ready' })
      return
    }
    if (!form) return
    if (data.say === 'update') form.apply(data.options)
    else if (data.say === 'focus') form.focus()
    else if (data.say === 'blur') form.blur()
    else if (data.say === 'clear') form.clear()
    else tell({ say: 'created', ticket: data.ticket, response: await make(form, publishableKey, data) })
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

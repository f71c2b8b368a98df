import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const secret = new URLSearchParams(window.location.search).get('secret') ?? ''
const stripe = loadStripe('pk_test_shop')

function PaymentForm() {
  const loaded = useStripe()
  const elements = useElements()
  const [result, setResult] = useState('')
  const [change, setChange] = useState('')

  async function pay(event: FormEvent) {
    event.preventDefault()
    const card = elements?.getElement(CardElement)
    if (!loaded || !card) return
    setResult('paying')
    const made = await loaded.createPaymentMethod({ type: 'card', card })
    if (made.error) {
      setResult(`${made.error.code}: ${made.error.message}`)
      return
    }
    const outcome = await loaded.confirmCardPayment(secret, {
      payment_method: { card, billing_details: { name: 'Check', email: 'check@example.test' } },
    })
    setResult(
      outcome.error ? `${outcome.error.code}: ${outcome.error.message}` : outcome.paymentIntent.status,
    )
  }

  return (
    <form onSubmit={pay}>
      <label htmlFor="card">Card</label>
      <CardElement
        id="card"
        options={{ style: { base: { fontSize: '18px', color: '#123456' }, invalid: { color: '#aa0000' } } }}
        onChange={(event) => setChange(JSON.stringify(event))}
      />
      <button type="submit" disabled={!loaded}>
        Pay
      </button>
      <output id="result">{result}</output>
      <output id="change">{change}</output>
    </form>
  )
}

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Elements stripe={stripe}>
        <PaymentForm />
      </Elements>
    </StrictMode>,
  )
}

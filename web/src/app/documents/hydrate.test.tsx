import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Price } from '#components/ui/price.tsx'
import { chosenCountry } from '#lib/browser/chosen-country.ts'
import { onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { hydrateDocument } from './hydrate.tsx'

beforeEach(() => {
  document.documentElement.dataset.document = 'home'
})

afterEach(() => {
  document.body.innerHTML = ''
  delete document.documentElement.dataset.document
})

it('leaves a document alone that loads its file for something else in it', async () => {
  document.body.innerHTML = '<div id="root"><p>Rendered</p></div>'
  await act(async () => hydrateDocument('catalogue', () => <p>Another page</p>))
  expect(document.body).toHaveTextContent('Rendered')
})

it('takes over what was rendered, and says so once the page listens', async () => {
  document.body.innerHTML = '<div id="root"><button type="button">Send</button></div>'
  const rendered = document.querySelector('button')
  const send = vi.fn()
  // What was pressed too early is pressed again then.
  window.addEventListener('page-ready', () => rendered?.click(), { once: true })
  await act(async () =>
    hydrateDocument('home', () => (
      <button type="button" onClick={send}>
        Send
      </button>
    )),
  )
  expect(document.querySelector('button')).toBe(rendered)
  expect(send).toHaveBeenCalledOnce()
})

function Counter() {
  const [typed, setTyped] = useState('10')
  return (
    <>
      <input type="number" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => setTyped(String(Number(typed) + 1))}>
        {typed}
      </button>
    </>
  )
}

it('takes over what was typed before it listened', async () => {
  document.body.innerHTML =
    '<div id="root"><input type="number" value="10"><button type="button">10</button></div>'
  const input = document.querySelector('input')
  const button = document.querySelector('button')
  if (input) input.value = '25'
  await act(async () => hydrateDocument('home', () => <Counter />))
  expect(document.querySelector('input')).toBe(input)
  expect(input).toHaveValue(25)
  expect(button).toHaveTextContent('25')
  await act(async () => button?.click())
  expect(input).toHaveValue(26)
})

it('does not take a box, whose value nobody types, for something typed', async () => {
  document.body.innerHTML = '<div id="root"><input type="checkbox"></div>'
  const change = vi.fn()
  document.body.addEventListener('input', change)
  await act(async () => hydrateDocument('home', () => <input type="checkbox" />))
  expect(change).not.toHaveBeenCalled()
})

it('shows the prices that were chosen since it was opened, however late their tax comes', async () => {
  const { released, release } = gate()
  const asked = onCall('listConsumerTaxes', async () => {
    await released
    return { rates: [{ country: 'NO', taxClass: 'standard', name: 'VAT', percent: 25 }] }
  })
  chosenCountry.write('NO')
  document.body.innerHTML = '<div id="root"><span class="whitespace-nowrap tabular-nums ">$ 10/=</span></div>'
  await act(async () => hydrateDocument('home', () => <Price of={{ price: 10 }} currency="usd" />))
  const choose = (buysFor: string) => {
    localStorage.setItem('wood-master.buys-for', buysFor)
    // The page was kept meanwhile, as another tab would be told of it.
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  }
  choose('myself')
  await waitFor(() => expect(asked).toHaveLength(1))
  choose('')
  await act(async () => release())
  expect(document.body).toHaveTextContent('$ 10/=')
  choose('myself')
  await waitFor(() => expect(document.body).toHaveTextContent('$ 12.50/='))
})

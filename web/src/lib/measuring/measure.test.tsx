import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { visitReport } from '@wood-master/contract/visits'
import { expect, it, vi } from 'vitest'
import { MeasuringChoice } from '#app/routes/dashboard/profile.tsx'
import { measuring } from './consent.ts'
import { errorOf, pageOf } from './measure.ts'
import { measureIfAllowed } from './measure-if-allowed.ts'

const beacon = vi.fn((_address: string, _body: Blob) => true)
vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: beacon }))

const thrown = Object.assign(new TypeError('no ada@wood-master.test in cart'), {
  stack: 'TypeError: no ada@wood-master.test\n    at add (https://shop.test/assets/cart-B1.js:1:2345)',
})
const fail = () => window.dispatchEvent(new ErrorEvent('error', { error: thrown }))
const sent = async () => Promise.all(beacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text())))

it('sends nothing until somebody agrees, and nothing more once the consent is withdrawn', async () => {
  await measureIfAllowed()
  fail()
  expect(measuring.isOn()).toBe(false)
  expect(beacon).not.toHaveBeenCalled()

  const user = userEvent.setup()
  render(<MeasuringChoice />)
  const box = screen.getByRole('checkbox', { name: 'Measure in this browser' })
  expect(box).not.toBeChecked()
  await user.click(box)
  expect(box).toBeChecked()
  await waitFor(() => {
    fail()
    expect(beacon).toHaveBeenCalled()
  })
  expect(beacon.mock.calls[0]?.[0]).toBe('/api/report')
  const [report] = await sent()
  expect(report).toEqual({ page: 'home', error: { name: 'TypeError', at: 'assets/cart-B1.js:1:2345' } })
  expect(visitReport.parse(report)).toEqual(report)

  await user.click(box)
  beacon.mockClear()
  fail()
  expect(beacon).not.toHaveBeenCalled()
})

it('names an error by its place in our own code, and no error that was thrown elsewhere', () => {
  expect(errorOf(thrown)).toEqual({ name: 'TypeError', at: 'assets/cart-B1.js:1:2345' })
  const inGerman = Object.assign(new Error('x'), { stack: 'at https://shop.test/assets/de/cart-B1.js:1:23' })
  expect(errorOf(inGerman)?.at).toBe('assets/de/cart-B1.js:1:23')
  expect(errorOf(new Error('ada@wood-master.test'))).toBeUndefined()
  expect(errorOf('ada@wood-master.test')).toBeUndefined()
})

it.each([
  ['/', 'home'],
  ['/de', 'home'],
  ['/ar/products', 'products'],
  ['/products/oak-dowels', 'product'],
  ['/order/o-1', 'order'],
  ['/dashboard/myOrders/o-1', 'dashboard'],
  ['/ada@wood-master.test', 'other'],
])('%s is the page %s', (pathname, page) => {
  expect(pageOf(pathname)).toBe(page)
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTaxRegister, type TaxRegister } from './start-tax-register.ts'

let register: TaxRegister

beforeEach(async () => {
  register = await startTaxRegister({ port: 0 })
})
afterEach(() => register.close())

const post = async (path: string, body: object | string) =>
  fetch(`${register.url}${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  })
const check = async (countryCode: string, vatNumber: string, requesterNumber?: string) =>
  (await post('/check-vat-number', { countryCode, vatNumber, requesterNumber })).json()

test('a company in the book is valid, any other number is not', async () => {
  expect(await check('DE', '136695976')).toMatchObject({ valid: true, name: 'TISCHLEREI SPREE GMBH' })
  expect(await check('DE', '111111125')).toMatchObject({ valid: false, name: '---' })
})

test('an answer has a number of its own for somebody who says who asks', async () => {
  expect(await check('DE', '136695976')).toMatchObject({ requestIdentifier: '' })
  expect(await check('DE', '136695976', '556188840401')).toMatchObject({
    requestIdentifier: expect.stringMatching(/^WAPI/),
  })
})

test('switches turn a country, or all others', async () => {
  await post('/_stand-in/switches', { DE: 'down', '*': 'valid' })
  expect(await check('DE', '136695976')).toMatchObject({ errorWrappers: [{ error: 'MS_UNAVAILABLE' }] })
  expect(await check('FR', '1')).toMatchObject({ valid: true })
  expect((await post('/_stand-in/switches', { DE: 'broken' })).status).toBe(400)
  expect(register.asked().map(({ answer }) => answer)).toEqual(['valid', 'down'])
})

test('the page shows the switches and turns them', async () => {
  expect((await post('/switches', 'DE=invalid&FR=&*=book')).status).toBe(303)
  const text = await (await fetch(register.url)).text()
  expect(text).toContain('<option value="invalid" selected>')
  expect(await check('DE', '136695976')).toMatchObject({ valid: false })
})

test('a body that is no JSON returns 400 and the register keeps running', async () => {
  expect((await post('/check-vat-number', '{')).status).toBe(400)
  expect(await check('DE', '136695976')).toMatchObject({ valid: true })
})

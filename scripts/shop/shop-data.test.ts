import { expect, test } from 'vitest'
import { fromRoot } from './layout.ts'
import { shopData } from './shop-data.ts'

const kept = fromRoot('.cache', 'kept-shop')
const everything = () => true
const nothingSaved = (path: string) => path !== kept

test('without --keep the shop starts from the seeded data, whatever was saved', () => {
  expect(shopData(false, everything)).toEqual({
    emulators: fromRoot('emulator-data'),
    stripeState: fromRoot('emulator-data', 'stripe.json'),
    images: undefined,
  })
})

test('the first run with --keep starts from the seeded data and stores images on disk', () => {
  expect(shopData(true, nothingSaved)).toEqual({
    emulators: fromRoot('emulator-data'),
    stripeState: fromRoot('emulator-data', 'stripe.json'),
    images: fromRoot('.cache', 'kept-images'),
  })
})

test('the next run with --keep starts from what was saved, payments and images included', () => {
  expect(shopData(true, everything)).toEqual({
    emulators: kept,
    stripeState: `${kept}/stripe.json`,
    images: fromRoot('.cache', 'kept-images'),
  })
})

import { expect, test } from 'vitest'
import { fromRoot } from './layout.ts'
import { shopData } from './shop-data.ts'

const kept = fromRoot('.cache', 'kept-shop')
const everything = () => true
const nothingKept = (path: string) => path !== kept

test('without --keep the shop begins with what is stored, whatever was kept', () => {
  expect(shopData(false, everything)).toEqual({
    emulators: fromRoot('emulator-data'),
    stripeState: fromRoot('emulator-data', 'stripe.json'),
    pictures: undefined,
  })
})

test('with --keep the first one begins with what is stored, and puts pictures where they last', () => {
  expect(shopData(true, nothingKept)).toEqual({
    emulators: fromRoot('emulator-data'),
    stripeState: fromRoot('emulator-data', 'stripe.json'),
    pictures: fromRoot('.cache', 'kept-pictures'),
  })
})

test('with --keep the next one begins with what was kept, payments and pictures included', () => {
  expect(shopData(true, everything)).toEqual({
    emulators: kept,
    stripeState: `${kept}/stripe.json`,
    pictures: fromRoot('.cache', 'kept-pictures'),
  })
})

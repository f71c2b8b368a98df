import { expect, it } from 'vitest'
import { type Translations, textsToTranslate } from './catalogue.ts'
import { readTranslatorFile, translatorFile } from './translator-file.ts'

const english = { cart: { add: 'Add to cart', gone: '{name} is gone', full: 'The cart is full' } }
const german = {
  cart: { add: ['Add to cart', 'In den Warenkorb'], gone: ['{name} has left', '{name} ist weg'] },
} satisfies Parameters<typeof textsToTranslate>[1]
const texts = textsToTranslate(english, german)

it('tells what is missing and what has changed since', () => {
  expect(texts.map(({ key, state }) => [key, state])).toEqual([
    ['add', 'done'],
    ['gone', 'changed'],
    ['full', 'missing'],
  ])
})

it('brings back what stands in the file, without what is in doubt', () => {
  expect(readTranslatorFile(translatorFile('de', texts))).toEqual({
    cart: { add: ['Add to cart', 'In den Warenkorb'] },
  })
})

it('comes over what is known, and leaves the rest as it is', () => {
  const known = { ...german, checkout: { pay: ['Pay', 'Bezahlen'] } } satisfies Translations
  const full = { area: 'cart', key: 'full', english: english.cart.full, translated: 'Voll', state: 'done' } as const
  expect(readTranslatorFile(translatorFile('de', [full]), known)).toEqual({
    cart: { ...german.cart, full: ['The cart is full', 'Voll'] },
    checkout: known.checkout,
  })
})

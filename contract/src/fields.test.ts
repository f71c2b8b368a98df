import { describe, expect, it } from 'vitest'
import { imageUrl, search, text, webLink } from './fields.ts'
import { newOrder } from './orders.ts'
import { newReview } from './reviews.ts'

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('every field that takes text', () => {
  it.each(['\ud800', 'a\udc00b', 'a\u0000b', 'a\u0007b', 'a\u009bb'])('refuses %j', (part) => {
    expect(accepts(text(100), `good ${part}`)).toBe(false)
    expect(accepts(imageUrl, `https://images.example/${part}`)).toBe(false)
    expect(accepts(webLink, `https://www.example/${part}`)).toBe(false)
    expect(accepts(search, `oak ${part}`)).toBe(false)
    const order = { email: 'a@b.test', price: 1, quantity: 1, productName: 'Oak', img: '/oak.jpg' }
    expect(accepts(newOrder, order)).toBe(true)
    expect(accepts(newOrder, { ...order, productName: part })).toBe(false)
    expect(accepts(newOrder, { ...order, img: part })).toBe(false)
  })
})

describe('the address of an image', () => {
  it.each(['/oak.webp', '/a%20b.jpg', 'https://i.ibb.co/x/oak.jpg', 'http://127.0.0.1:4243/1.png'])(
    'may be %s',
    (address) => expect(accepts(imageUrl, address)).toBe(true),
  )

  it.each([
    'https://%',
    'http://[',
    '//host/a.jpg',
    '/\\host/a.jpg',
    'oak.webp',
    'data:image/png;base64,AA==',
  ])('may not be %s', (address) => expect(accepts(imageUrl, address)).toBe(false))
})

describe('a review', () => {
  const review = (words: string) => accepts(newReview, { email: 'a@b.test', rating: 5, review: words })

  it.each(['Good', 'よい', '👍', '!', '𠮷', 'line\nline', '¯\\_(ツ)_/¯'])('may be %j', (words) => {
    expect(review(words)).toBe(true)
  })

  it.each(['\u200b', '\u2800\u2800', '\u3164', '\u00ad\u200d', '\u202e', '\ufe0f', ' \u00a0 '])(
    'may not be invisible: %j',
    (words) => {
      expect(review(words)).toBe(false)
    },
  )

  it('may not push everything else off the page', () => {
    expect(review(`a${'\n'.repeat(1_900)}b`)).toBe(false)
  })
})

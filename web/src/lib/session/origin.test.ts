import { describe, expect, it } from 'vitest'
import { isOwnPage } from './origin.ts'

describe('the page to go back to after sign-in', () => {
  it.each(['/', '/purchase/abc?x=1', '/dashboard/myOrders'])('may be a page of the shop: %s', (address) => {
    expect(isOwnPage(address)).toBe(true)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    'is never an address elsewhere: %s',
    (address) => {
      expect(isOwnPage(address)).toBe(false)
    },
  )
})

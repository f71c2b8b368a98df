import { readLocaleFrom } from '@wood-master/contract/locale'
import { describe, expect, it, vi } from 'vitest'
import { isOwnPage, rememberOrigin, rememberReferrer, takeOrigin } from './origin.ts'

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

  it('stays the same, in the new language, where the language was changed on the login page', () => {
    rememberOrigin('/checkout?step=2')
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://shop.test/de/login')
    const opened = [{ type: 'navigate' } as PerformanceNavigationTiming]
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(opened)
    rememberReferrer()
    const before = readLocaleFrom(() => 'fr')
    expect(takeOrigin()).toBe('/fr/checkout?step=2')
    rememberOrigin('/de//evil.example')
    readLocaleFrom(before)
    expect(takeOrigin()).toBe('/evil.example')
  })
})

import { describe, expect, it } from 'vitest'
import { loginPath, paths, rememberedOrigin } from './paths.ts'

describe('the remembered origin', () => {
  it('comes back from the address of the login page', () => {
    const address = loginPath('/purchase/abc?x=1')
    expect(rememberedOrigin(address.slice(address.indexOf('?')))).toBe('/purchase/abc?x=1')
  })

  it('is home when nothing was remembered', () => {
    expect(loginPath()).toBe(paths.login)
    expect(rememberedOrigin('')).toBe(paths.home)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'never leads to another site: %s',
    (address) => {
      expect(rememberedOrigin(`?from=${encodeURIComponent(address)}`)).toBe(paths.home)
    },
  )
})

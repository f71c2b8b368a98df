import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { documentNavigation, NavigationContext } from '#components/ui/navigation.tsx'
import { rememberOrigin } from '#lib/session/origin.ts'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { useEntering } from './use-entering.ts'

function signedIn() {
  const go = vi.fn()
  const navigation = { ...documentNavigation({ pathname: '/login', search: '' }), go }
  const { result } = renderHook(useEntering, {
    wrapper: ({ children }) => <NavigationContext value={navigation}>{children}</NavigationContext>,
  })
  expect(result.current.entering).toBe(false)
  act(() => {
    session.start(shopper, 'token')
    result.current.enter()
  })
  expect(result.current.entering).toBe(true)
  return { result, go }
}

it('leads to the page that asked for the sign-in, and lets nobody sign in again meanwhile', () => {
  rememberOrigin('/checkout')
  const { go } = signedIn()
  expect(go).toHaveBeenCalledExactlyOnceWith('/checkout')
})

it('ends where the page rejects the account, and where the browser shows the form again', () => {
  const rejected = signedIn().result
  act(() => session.end())
  expect(rejected.current.entering).toBe(false)
  const shownAgain = signedIn().result
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(shownAgain.current.entering).toBe(false)
})

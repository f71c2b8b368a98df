import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { product, shopper } from '#testing/factories.ts'
import { useQuantityForm } from './use-quantity-form.ts'

const open = (change = {}) => renderHook(() => useQuantityForm(product(change)))

beforeEach(() => session.start(shopper, 'token'))

it('keeps the quantity while somebody has to sign in again', () => {
  const before = open()
  expect(before.result.current.quantity).toBe(10)
  act(() => before.result.current.choose(25))
  act(() => session.lose())
  before.unmount()
  session.start(shopper, 'another token')
  expect(open().result.current.quantity).toBe(25)
  expect(open({ _id: 'p2' }).result.current.quantity).toBe(10)
})

it('begins anew where the field was empty when somebody had to sign in again', () => {
  const before = open()
  act(() => before.result.current.choose(Number.NaN))
  act(() => session.lose())
  before.unmount()
  session.start(shopper, 'another token')
  expect(open().result.current.quantity).toBe(10)
})

it('starts at the minimum again after the page was left', () => {
  const before = open()
  act(() => before.result.current.choose(25))
  before.unmount()
  expect(open().result.current.quantity).toBe(10)
})

it('shows nobody what somebody else has typed in this tab', () => {
  const before = open()
  act(() => before.result.current.choose(25))
  act(() => session.end())
  before.unmount()
  session.start({ ...shopper, uid: 'another' }, 'token')
  expect(open().result.current.quantity).toBe(10)
})

import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOrderList } from './use-order-list.ts'

it('puts into the cart what comes off the list, a line that came before the page showed it too', async () => {
  const { result } = renderHook(() => useOrderList(undefined))
  const shown = result.current
  const knob = { input: 'KNB-OAK 10', productId: 'p1', sku: 'KNB-OAK', name: 'Oak knob', quantity: 10 }
  await act(async () => {
    await shown.add({ ...knob, unitPrice: 2.5, price: 25, available: 100 })
    expect(shown.putIntoCart()).toEqual({ moved: 1, isAll: true })
  })
  expect(result.current.list).toEqual([])
})

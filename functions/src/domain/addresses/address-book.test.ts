import { limits } from '@wood-master/contract/limits'
import { describe, expect, it } from 'vitest'
import {
  type BookAddress,
  withAddress,
  withChangedAddress,
  withoutAddress,
  withUsedAddress,
} from './address-book.ts'

const createdAt = new Date('2026-01-05T12:00:00Z')
const at = (id: string, line1 = `Storgata ${id}`): BookAddress => ({
  id,
  name: 'Kari Nordmann',
  line1,
  city: 'Oslo',
  postalCode: '0155',
  country: 'NO',
  createdAt,
})
const ids = (book: readonly BookAddress[]) => book.map(({ id }) => id)
const full = Array.from({ length: limits.addresses }, (_, index) => at(String(index)))

describe('an address book', () => {
  it('puts an address in front, once, and is full at some time', () => {
    expect(ids(withAddress([at('1')], at('2')))).toEqual(['2', '1'])
    expect(ids(withAddress(full, at('again', 'Storgata 2')))).toEqual([
      '2',
      ...ids(full).filter((id) => id !== '2'),
    ])
    expect(() => withAddress(full, at('new'))).toThrow(expect.objectContaining({ code: 'address_book_full' }))
  })

  it('changes and removes only what is there', () => {
    const changed = withChangedAddress([at('1'), at('2')], '2', { ...at('x'), name: 'Ola' })
    expect(changed[1]).toMatchObject({ id: '2', name: 'Ola', createdAt })
    expect(ids(withoutAddress([at('1'), at('2')], '1'))).toEqual(['2'])
    for (const missing of [() => withChangedAddress([], '1', at('1')), () => withoutAddress([], '1')]) {
      expect(missing).toThrow(expect.objectContaining({ code: 'not_found' }))
    }
  })

  it('puts what was used last in front, without keeping it twice', () => {
    const book = [at('1'), at('2')]
    expect(ids(withUsedAddress(book, at('new', 'Storgata 2')))).toEqual(['2', '1'])
    expect(ids(withUsedAddress(book, at('3')))).toEqual(['3', '1', '2'])
    expect(withUsedAddress(full, at('new'))).toBe(full)
  })
})

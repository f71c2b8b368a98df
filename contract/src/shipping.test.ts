import { describe, expect, it } from 'vitest'
import { carriers, trackingNumbersOf, trackingUrl } from './shipping.ts'

describe('trackingUrl', () => {
  it.each(carriers)('leads to a page of %s that has the number in its address', (carrier) => {
    const url = trackingUrl(carrier, '1Z 999/AA')
    expect(url).toMatch(/^https:\/\//)
    expect(url).toContain('1Z%20999%2FAA')
    expect(url).not.toContain('{number}')
  })

  it('knows a carrier however it is written', () => {
    expect(trackingUrl(' ups ', '1Z999')).toBe('https://www.ups.com/track?tracknum=1Z999')
  })

  it('is nothing for other carriers', () => {
    expect(trackingUrl('Our own van', '7')).toBeUndefined()
    expect(trackingUrl(undefined, '7')).toBeUndefined()
  })

  it('takes a number as it is, also one that looks like a pattern', () => {
    expect(trackingUrl('UPS', '$&')).toBe('https://www.ups.com/track?tracknum=%24%26')
  })
})

it.each([
  ['1Z999', ['1Z999']],
  ['1Z999\n1Z998\n', ['1Z999', '1Z998']],
  ['1Z999, 1Z998;1Z997\t1Z996', ['1Z999', '1Z998', '1Z997', '1Z996']],
  ['1Z 999 AA1 01 2345 6784', ['1Z999AA10123456784']],
  ['3707 3025 4812, 3707\u00a03025\u00a04829', ['370730254812', '370730254829']],
  ['1Z999، 1Z998؛1Z997', ['1Z999', '1Z998', '1Z997']],
  ['\u20681Z999\u2069\u200f، \u20681Z998\u2069', ['1Z999', '1Z998']],
  ['1Z 999\n1Z999', ['1Z999']],
  [' 1Z999\r\n1Z999 ', ['1Z999']],
  [' , ', []],
])('%j is %j', (typed, numbers) => {
  expect(trackingNumbersOf(typed)).toEqual(numbers)
})

import { numberText } from '@wood-master/contract/text-parts'
import { expect, it } from 'vitest'
import { changePercentText, shortNumberText } from './numbers.ts'

it('groups thousands', () => {
  expect([0, 7, 1250, 1.5].map(numberText)).toEqual(['0', '7', '1,250', '1.5'])
})

it('is short where there is little room', () => {
  const all = [0, 250, 1500, 20_000, 2_500_000]
  expect(all.map(shortNumberText)).toEqual(['0', '250', '1.5K', '20K', '2.5M'])
})

it('says which way a share has changed', () => {
  expect([0.12, -0.03, 0].map(changePercentText)).toEqual(['+12%', '-3%', '0%'])
})

import { expect, it } from 'vitest'
import { keepUnits } from './keep-units.ts'

it('ties a measure to its unit and leaves other words alone', () => {
  expect(keepUnits('Dovetail Saw 250 mm, Brass Back')).toBe('Dovetail Saw 250\u00a0mm, Brass Back')
  expect(keepUnits('Wax 2 kg and Oil 5 l')).toBe('Wax 2\u00a0kg and Oil 5\u00a0l')
  expect(keepUnits('420 × 360 × 110 mm for $ 544/=')).toBe(
    '420\u00a0×\u00a0360\u00a0×\u00a0110\u00a0mm for $\u00a0544/=',
  )
  expect(keepUnits('Rods 12 mm × 600 mm')).toBe('Rods 12\u00a0mm ×\u00a0600\u00a0mm')
  expect(keepUnits('شريط 22 مم، 50 م، 12 مربطًا')).toBe('شريط 22\u00a0مم، 50\u00a0م، 12 مربطًا')
  expect(keepUnits('bundle of 12')).toBe('bundle of\u00a012')
  expect(keepUnits('Set of 4 mallets')).toBe('Set of 4 mallets')
})

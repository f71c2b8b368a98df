import { expect, it } from 'vitest'
import { seed } from './files.ts'

it('offers a pallet only for what is too heavy to carry', () => {
  const pallets = seed.delivery.zones.flatMap(({ rates }) => rates.filter(({ name }) => /pallet/i.test(name)))
  expect(pallets).toHaveLength(3)
  for (const pallet of pallets) expect(pallet).toMatchObject({ fromGrams: 10_000 })
})

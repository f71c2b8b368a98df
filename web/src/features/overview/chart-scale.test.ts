import { describe, expect, it } from 'vitest'
import { barsOf, niceTicks } from './sales-chart.tsx'

describe('niceTicks', () => {
  it.each([
    [4, [0, 1, 2, 3, 4]],
    [97, [0, 25, 50, 75, 100]],
    [1234.56, [0, 500, 1000, 1500]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [100, [0, 25, 50, 75, 100]],
  ])('reaches %s in round steps', (highest, ticks) => {
    expect(niceTicks(highest)).toEqual(ticks)
  })

  it('has a scale for days without any sale', () => {
    expect(niceTicks(0)).toEqual([0, 1])
  })

  it('always covers the highest value', () => {
    for (let highest = 0.01; highest < 1e6; highest *= 1.7) {
      expect(niceTicks(highest).at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9))
    }
  })
})

describe('barsOf', () => {
  it('stands bars side by side on the ground', () => {
    expect(barsOf([0, 50, 100, 25], 100)).toEqual([
      { x: 3.125, y: 100, width: 18.75, height: 0 },
      { x: 28.125, y: 50, width: 18.75, height: 50 },
      { x: 53.125, y: 0, width: 18.75, height: 100 },
      { x: 78.125, y: 75, width: 18.75, height: 25 },
    ])
  })
})

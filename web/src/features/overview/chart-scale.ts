const niceSteps = [1, 2, 2.5, 5, 10]

/** Round numbers from 0 up to the first one that is not below the highest value, about as many as wanted. */
export function niceTicks(highest: number, wanted = 4): number[] {
  if (!(highest > 0)) return [0, 1]
  const raw = highest / wanted
  const magnitude = 10 ** Math.floor(Math.log10(raw))
  const step = (niceSteps.find((nice) => nice * magnitude >= raw) ?? 10) * magnitude
  const count = Math.ceil(highest / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** A bar in a box of 100 by 100, y downwards. */
export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

/** Bars side by side with a quarter of their slot as the gap between them; `top` is the value of a full-height bar. */
export function barsOf(values: number[], top: number): Bar[] {
  const place = 100 / values.length
  return values.map((value, index) => {
    const height = (Math.max(value, 0) / top) * 100
    return { x: (index + 0.125) * place, y: 100 - height, width: place * 0.75, height }
  })
}

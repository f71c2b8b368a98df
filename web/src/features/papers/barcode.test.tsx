import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Barcode } from './paper-parts.tsx'

/** Where bars begin and how wide they are, as the path draws them. */
function barsOf(name: string): string {
  const path = screen.getByRole('img', { name }).querySelector('path')?.getAttribute('d') ?? ''
  const modules: string[] = Array.from({ length: 400 }, () => '0')
  for (const [, at, width] of path.matchAll(/M(\d+) 0h(\d+)/g))
    modules.fill('1', Number(at), Number(at) + Number(width))
  return modules.join('').replace(/0+$/, '')
}

it('draws Code 128: white, start, each character, check and stop', () => {
  render(<Barcode text="K7M-2QX" />)
  const bars = barsOf('Barcode of K7M-2QX')
  expect(bars).toMatch(/^0{10}11010010000.*1100011101011$/)
  expect(bars).toHaveLength(10 + 11 * 9 + 13)
})

it('draws nothing that no scanner could read', () => {
  render(<Barcode text="Ø-8" />)
  expect(screen.queryByRole('img')).toBeNull()
})

import { expect, it } from 'vitest'
import { pictureText } from './picture-text.ts'

it('calls the first picture by the name of the product, and counts the others', () => {
  expect(pictureText('Bun Foot', '/pictures/products/bun-foot-960.jpg', 0)).toBe('Bun Foot')
  expect(pictureText('Bun Foot', '/pictures/products/bun-foot-2-960.jpg', 1)).toBe('Bun Foot, view 2')
})

it('says where a rule lies beside the piece', () => {
  expect(pictureText('Bun Foot', '/pictures/products/bun-foot-scale-960.jpg', 1)).toBe(
    'Bun Foot, beside a rule for scale',
  )
})

import { expect, it } from 'vitest'
import { imageProblem } from './image-problem.ts'

it('takes an image of a known type and size', () => {
  expect(imageProblem({ type: 'image/webp', size: 1000 })).toBeUndefined()
})

it('rejects other files and images that are too large', () => {
  expect(imageProblem({ type: 'image/svg+xml', size: 10 })).toMatch(/JPEG/)
  expect(imageProblem({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).toMatch(/5 MB/)
})

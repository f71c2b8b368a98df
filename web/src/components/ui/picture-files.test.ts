import { expect, it } from 'vitest'
import { pictureFiles } from './picture.tsx'

it('finds the small and the modern files of a product picture', () => {
  expect(pictureFiles('/pictures/products/oak-knob-960.jpg')).toEqual({
    avif: '/pictures/products/oak-knob-320.avif 320w, /pictures/products/oak-knob-480.avif 480w, /pictures/products/oak-knob-640.avif 640w, /pictures/products/oak-knob-960.avif 960w, /pictures/products/oak-knob-1280.avif 1280w',
    webp: '/pictures/products/oak-knob-320.webp 320w, /pictures/products/oak-knob-640.webp 640w, /pictures/products/oak-knob-960.webp 960w',
    jpg: '/pictures/products/oak-knob-640.jpg 640w, /pictures/products/oak-knob-960.jpg 960w',
    cutOut: true,
  })
})

it.each(['oak-knob-2', 'oak-knob-scale'])('knows that a further view ends at 960 px: %s', (name) => {
  expect(pictureFiles(`/pictures/products/${name}-960.jpg`)?.avif).toMatch(/-960\.avif 960w$/)
})

it('takes a size in a name for no further view', () => {
  expect(pictureFiles('/pictures/products/oak-chisel-25-960.jpg')?.avif).toContain('25-1280.avif 1280w')
})

it('knows that wide scenes come larger, and that scenes have their own background', () => {
  const files = pictureFiles('/pictures/scenes/bench-wide-960.jpg')
  expect(files?.jpg).toContain('bench-wide-1920.jpg 1920w')
  expect(files?.cutOut).toBe(false)
})

it('leaves pictures from elsewhere alone', () => {
  expect(pictureFiles('https://images.example/a-960.jpg')).toBeUndefined()
})

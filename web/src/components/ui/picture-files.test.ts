import { expect, it } from 'vitest'
import { pictureFiles } from './picture-files.ts'

it('finds the small and the modern files of a product picture', () => {
  expect(pictureFiles('/pictures/products/oak-knob-960.jpg')).toEqual({
    avif: '/pictures/products/oak-knob-320.avif 320w, /pictures/products/oak-knob-480.avif 480w, /pictures/products/oak-knob-640.avif 640w, /pictures/products/oak-knob-960.avif 960w',
    webp: '/pictures/products/oak-knob-320.webp 320w, /pictures/products/oak-knob-640.webp 640w, /pictures/products/oak-knob-960.webp 960w',
    jpg: '/pictures/products/oak-knob-640.jpg 640w, /pictures/products/oak-knob-960.jpg 960w',
    cutOut: true,
  })
})

it('knows that wide scenes come larger, and that scenes have their own background', () => {
  const files = pictureFiles('/pictures/scenes/bench-wide-960.jpg')
  expect(files?.jpg).toContain('bench-wide-1920.jpg 1920w')
  expect(files?.cutOut).toBe(false)
})

it('leaves pictures from elsewhere alone', () => {
  expect(pictureFiles('https://images.example/a-960.jpg')).toBeUndefined()
})

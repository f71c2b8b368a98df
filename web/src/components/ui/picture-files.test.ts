import { expect, it } from 'vitest'
import { pictureFiles } from './picture-files.ts'

it('finds the small and the modern files of a product picture', () => {
  expect(pictureFiles('/pictures/products/oak-knob-960.jpg')).toEqual({
    base: '/pictures/products/oak-knob',
    avif: '/pictures/products/oak-knob-320.avif 320w, /pictures/products/oak-knob-640.avif 640w, /pictures/products/oak-knob-960.avif 960w',
    webp: '/pictures/products/oak-knob-320.webp 320w, /pictures/products/oak-knob-640.webp 640w, /pictures/products/oak-knob-960.webp 960w',
    jpg: '/pictures/products/oak-knob-640.jpg 640w, /pictures/products/oak-knob-960.jpg 960w',
  })
})

it('knows that wide scenes come larger', () => {
  expect(pictureFiles('/pictures/scenes/bench-wide-960.jpg')?.jpg).toContain('bench-wide-1600.jpg 1600w')
})

it('leaves pictures from elsewhere alone', () => {
  expect(pictureFiles('https://images.example/a-960.jpg')).toBeUndefined()
})

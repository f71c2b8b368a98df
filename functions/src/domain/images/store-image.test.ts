import { describe, expect, it } from 'vitest'
import { imageTypeOf } from './store-image.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('imageTypeOf', () => {
  it.each([
    ['image/jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF'],
    ['image/png', '\x89PNG\r\n\x1a\n\x00\x00'],
    ['image/webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
    ['image/avif', '\x00\x00\x00\x1cftypavif\x00\x00'],
  ])('knows %s by its first bytes', (type, start) => {
    expect(imageTypeOf(bytes(start))).toBe(type)
  })

  it.each(['', 'GIF89a', '<svg xmlns=', '\x00\x00\x00\x1cftypheic', 'RIFF\x24\x00\x00\x00WAVE', '%PDF-1.7'])(
    'takes nothing else: %j',
    (start) => {
      expect(imageTypeOf(bytes(start))).toBeUndefined()
    },
  )
})

import { expect, it } from 'vitest'
import { decodedText } from './decoded-text.ts'

it('reads the alphabets that spreadsheets save in', () => {
  expect(decodedText(new TextEncoder().encode('Bücher'))).toBe('Bücher')
  expect(decodedText(Uint8Array.from([0x42, 0xfc, 0x63, 0x68]))).toBe('Büch')
  expect(decodedText(Uint8Array.from([0xff, 0xfe, 0x42, 0x00, 0xfc, 0x00])).replace('\uFEFF', '')).toBe('Bü')
})

import { describe, expect, it } from 'vitest'
import { oneLine, reference } from './mail-content.ts'

describe('a text on one line', () => {
  it('has neither line breaks nor invisible characters', () => {
    expect(oneLine(' Pegs\r\nBcc: a@b.test\u0000\u202e\u2028end ')).toBe('Pegs Bcc: a@b.test end')
  })

  it('is cut between letters, never inside one', () => {
    expect(oneLine('🪵'.repeat(10), 4)).toBe('🪵🪵🪵…')
    expect(oneLine('short', 5)).toBe('short')
  })
})

describe('a reference', () => {
  it.each(['PO 2026-17', '4711', 'Bestellung #7/2', 'Änderung_3'])('may be %s', (text) => {
    expect(reference(text)).toBe(text)
  })

  it.each([undefined, '', 'evil.example', 'https://evil', 'a@b', '<b>', ' PO', 'x'.repeat(41)])(
    'is never %s',
    (text) => {
      expect(reference(text)).toBeUndefined()
    },
  )
})

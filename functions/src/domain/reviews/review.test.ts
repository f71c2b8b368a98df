import { describe, expect, it } from 'vitest'
import { maskedEmail } from './review.ts'

describe('maskedEmail', () => {
  it('keeps the first character and the domain', () => {
    expect(maskedEmail('shopper@wood-master.test')).toBe('s•••@wood-master.test')
    expect(maskedEmail('a@b.test')).toBe('a•••@b.test')
  })

  it('shows nothing of a quoted mailbox with an @ inside', () => {
    expect(maskedEmail('"odd@name"@b.test')).toBe('"•••@b.test')
  })
})

import { readLocaleFrom } from '@wood-master/contract/locale'
import { expect, it } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { authSentence } from './failures.ts'

it("keeps the sign-in service's own message for who reads English, and the shop's in every language", () => {
  const unknown = new Error('Firebase: Error (auth/internal-error).')
  expect(authSentence(unknown)).toBe(unknown.message)
  const before = readLocaleFrom(() => 'de')
  expect(authSentence(unknown)).toBe('Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.')
  expect(authSentence(new ApiError('busy', 'Gleich noch einmal.'))).toBe('Gleich noch einmal.')
  readLocaleFrom(before)
})

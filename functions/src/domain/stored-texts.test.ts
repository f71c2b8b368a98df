import { expect, it } from 'vitest'
import * as m from '../texts/refunds.ts'
import { inLanguage } from './language.ts'
import { shown, stored } from './stored-texts.ts'

it('stores what the shop writes in English, whoever acts, and shows it in the language of the reader', () => {
  const kept = inLanguage('de', () => stored(m.cancelledByTheBuyer))
  expect(kept).toBe('Cancelled by the buyer')
  expect(inLanguage('fr', () => shown(kept))).toBe(inLanguage('fr', m.cancelledByTheBuyer))
  expect(inLanguage('fr', () => shown('Twenty dowels were split'))).toBe('Twenty dowels were split')
})

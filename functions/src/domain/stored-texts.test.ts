import { expect, it } from 'vitest'
import * as alerts from '../texts/alerts.ts'
import * as payments from '../texts/payments.ts'
import * as m from '../texts/refunds.ts'
import { inLanguage } from './language.ts'
import { shown, shownProblem, stored } from './stored-texts.ts'

it('stores what the shop writes in English, whoever acts, and shows it in the language of the reader', () => {
  const kept = inLanguage('de', () => stored(m.cancelledByTheBuyer))
  expect(kept).toBe('Cancelled by the buyer')
  expect(inLanguage('fr', () => shown(kept))).toBe(inLanguage('fr', m.cancelledByTheBuyer))
  expect(inLanguage('fr', () => shown('Twenty dowels were split'))).toBe('Twenty dowels were split')
})

it('repeats what Stripe says of a payment in English only', () => {
  const declined = 'Your card was declined.'
  expect(shownProblem(declined)).toBe(declined)
  expect(inLanguage('de', () => shownProblem(declined))).toBe(inLanguage('de', payments.notPaidYet))
  expect(inLanguage('de', () => shownProblem(stored(alerts.late)))).toBe(inLanguage('de', alerts.late))
})

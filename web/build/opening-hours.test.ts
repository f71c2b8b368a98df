import { expect, it } from 'vitest'
import { openingHours } from './opening-hours.ts'

it.each([
  ['en', 'Monday – Friday · 8:00 AM – 4:00 PM'],
  ['de', 'Montag – Freitag · 08:00–16:00 Uhr'],
  ['fr', 'lundi – vendredi · 08:00 – 16:00'],
  ['ar', 'الاثنين – الجمعة · 8:00 ص – 4:00 م'],
] as const)('says in %s when somebody is there', (language, said) => {
  const hours = openingHours('Mo-Fr 08:00-16:00', language)
  expect(hours.replaceAll(/[\u2009\u202f\u00a0]/g, ' ').replaceAll('\u2060', '')).toBe(said)
})

it('breaks between days and times, not within a time', () => {
  for (const language of ['en', 'de'] as const) {
    const [, time] = openingHours('Mo-Fr 08:00-16:00', language).split(' · ')
    expect(time).not.toMatch(/[ \u2009\u202F]|–(?!\u2060)/)
  }
})

it('says nothing where nothing is set, and a line for each of several', () => {
  expect(openingHours(undefined, 'en')).toBe('')
  expect(openingHours('Mo-Th 08:00-16:00, Fr 08:00-12:30', 'de').split('\n')).toHaveLength(2)
})

it.each(['Monday to Friday, 8 am to 4 pm', 'Mo-Fr', 'Xx-Fr 08:00-16:00', 'Mo-Fr 8-16', 'Mo 08:00-25:00'])(
  'refuses %j, which the build could not say in four languages',
  (text) => expect(() => openingHours(text, 'en')).toThrow('Mo-Fr 08:00-16:00'),
)

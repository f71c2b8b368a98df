import type { Locale } from '../../contract/src/locale.ts'

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const written = /^(..)(?:-(..))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/

/** A day of a week that begins on a Monday, at a time. */
const moment = (day: string, hour = '0', minute = '0') =>
  Date.UTC(2024, 0, 1 + days.indexOf(day), Number(hour), Number(minute))

/**
 * `Mo-Fr 08:00-16:00`, as schema.org writes opening hours, in words of a language; several are separated by commas, none is
 * empty. Throws where it is written otherwise.
 */
export function openingHours(text = '', language: Locale): string {
  const tag = language === 'ar' ? 'ar-u-nu-latn' : language
  const weekdays = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  const times = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const lines = text.split(',').map((line) => line.trim())
  return lines
    .filter(Boolean)
    .map((line) => {
      const [, first = '', last = first, ...[hour, minute, toHour, toMinute]] = written.exec(line) ?? []
      if (!days.includes(first) || !days.includes(last))
        throw new Error(`SELLER_HOURS is “${line}”. Write opening hours as Mo-Fr 08:00-16:00.`)
      const day = weekdays.formatRange(moment(first), moment(last))
      const time = times.formatRange(moment(first, hour, minute), moment(first, toHour, toMinute))
      // A line may break neither at the spaces of a time nor behind its dash.
      return `${day} · ${time.replaceAll(/\s/g, '\u00A0').replace('–', '–\u2060')}`
    })
    .join('\n')
}

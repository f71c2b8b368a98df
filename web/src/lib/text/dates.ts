import { intlTag } from '@wood-master/contract/locale'

const day = new Intl.DateTimeFormat(intlTag(), { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat(intlTag(), {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})
const paperDay = new Intl.DateTimeFormat(intlTag(), { dateStyle: 'long', timeZone: 'UTC' })
const utcDay = new Intl.DateTimeFormat(intlTag(), { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The day of an ISO 8601 moment in the reader's time zone: "Mar 1, 2026". */
export function dayText(at: string): string {
  return day.format(new Date(at))
}

/** Day, hour and minute of an ISO 8601 moment in the reader's time zone: "Mar 1, 2:05 PM". */
export function momentText(at: string): string {
  return moment.format(new Date(at))
}

/** A whole day (`2026-03-01`) that is the same for every reader: "Mar 1". */
export function utcDayText(date: string): string {
  return utcDay.format(new Date(date))
}

/** The day (UTC) of an ISO 8601 moment, as papers have it, the same for every reader: "March 1, 2026". */
export function paperDayText(at: string): string {
  return paperDay.format(new Date(at))
}

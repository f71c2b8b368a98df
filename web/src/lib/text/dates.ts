import { intlTag } from '@wood-master/contract/locale'

/** Writes a moment or a day of ISO 8601; the format is made when it is first needed, and what no page uses costs nothing. */
function written(options: Intl.DateTimeFormatOptions): (at: string) => string {
  let format: Intl.DateTimeFormat | undefined
  return (at) => {
    format ??= new Intl.DateTimeFormat(intlTag(), options)
    return format.format(new Date(at))
  }
}

/** The day of an ISO 8601 moment in the reader's time zone: "Mar 1, 2026". */
export const dayText = written({ day: 'numeric', month: 'short', year: 'numeric' })

/** Day, hour and minute of an ISO 8601 moment in the reader's time zone: "Mar 1, 2:05 PM". */
export const momentText = written({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })

/** A whole day (`2026-03-01`) that is the same for every reader: "Mar 1". */
export const utcDayText = written({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The day (UTC) of an ISO 8601 moment, as papers have it, the same for every reader: "March 1, 2026". */
export const paperDayText = written({ dateStyle: 'long', timeZone: 'UTC' })

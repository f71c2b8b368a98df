import { dayText, momentText } from '#lib/text/dates.ts'

interface DateTextProps {
  /** ISO 8601. */
  at: string
  /** Also the hour and minute. */
  withTime?: boolean
  className?: string
}

/** A date in the reader's time zone. */
export function DateText({ at, withTime = false, className = '' }: DateTextProps) {
  return (
    <time dateTime={at} className={`whitespace-nowrap ${className}`}>
      {withTime ? momentText(at) : dayText(at)}
    </time>
  )
}

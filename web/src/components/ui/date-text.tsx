const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

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
      {(withTime ? moment : day).format(new Date(at))}
    </time>
  )
}

import { dayText, momentText } from '#lib/text/dates.ts'

interface DateTextProps {
  /** ISO 8601. */
  at: string
  withTime?: boolean
  className?: string
}

export function DateText({ at, withTime = false, className = '' }: DateTextProps) {
  return (
    // What a server has rendered is its day, which may differ from the reader's around midnight: it stays.
    <time suppressHydrationWarning dateTime={at} className={`whitespace-nowrap ${className}`}>
      {withTime ? momentText(at) : dayText(at)}
    </time>
  )
}

import { DateText } from '#components/ui/date-text.tsx'
import type { Message } from './messages-api.ts'

/** What admins answered so far. */
export function Replies({ replies }: Pick<Message, 'replies'>) {
  if (replies.length === 0) return null
  return (
    <ul aria-label="Replies" className="mt-4 flex flex-col gap-3">
      {replies.map(({ at, by, text }) => (
        <li key={at} className="border-base-300 border-l-2 pl-4">
          <p className="text-base-content/75 text-sm">
            <span className="break-all">{by}</span>, <DateText at={at} withTime />
          </p>
          <p className="max-w-prose whitespace-pre-wrap break-words">{text}</p>
        </li>
      ))}
    </ul>
  )
}

import type { ResponseOf } from '@wood-master/contract/calls'
import { listText } from '@wood-master/contract/list-text'
import { mailKindNames } from '@wood-master/contract/mail-kinds'
import { Deferred } from '#components/feedback/deferred.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ActionButton } from '#components/forms/action-button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { TextLink } from '#components/ui/navigation.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { Section } from '#components/ui/section.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { api } from '#lib/api/api.ts'
import type { Page } from '#lib/api/api-client.ts'
import type { PageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/mail-admin.ts'

export type Mail = ResponseOf<'listMails'>[number]

const looks: Partial<Record<Mail['state'], string>> = { SUCCESS: 'badge-success', ERROR: 'badge-error' }

export function MailCard({ mail, level = 2 }: { mail: Mail; level?: 2 | 3 }) {
  const { _id, kind, to, subject, text, state, error, createdAt, sentAt, dueAt, orderId, failing, copiedBy } =
    mail
  const Heading = level === 2 ? 'h2' : 'h3'
  const isOver = state === 'SUCCESS' || state === 'ERROR'

  return (
    <li data-mail={_id} className="rounded-box border border-base-300 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading className="break-words font-sans font-semibold text-base">{subject}</Heading>
        <span className={`badge badge-sm ${looks[state] ?? 'badge-warning'}`}>{m[`state_${state}`]()}</span>
      </div>
      <p className="mt-1 break-all text-base-content/75 text-sm">
        {m.kindAndRecipients({ kind: mailKindNames[kind](), to: listText(to) })}
      </p>
      <p className="text-base-content/75 text-sm">
        <DateText at={sentAt ?? createdAt} withTime />
        {copiedBy && ` · ${m.copied({ by: copiedBy })}`}
      </p>
      {failing.length > 0 && (
        <p className="mt-2 break-words text-error">
          {m.failing({ count: failing.length, emails: listText(failing) })}
        </p>
      )}
      {error && <p className="mt-2 break-words text-sm">{m.mailServerError({ error })}</p>}
      {dueAt && error && (
        <p className="text-sm">
          {m.nextAttempt()} <DateText at={dueAt} withTime />
        </p>
      )}
      <details className="mt-3">
        <summary className="cursor-pointer">{richText(m.textOf({ subject }))}</summary>
        <p className="mt-2 own-lines break-words rounded-field bg-base-200 p-4 text-sm">{text}</p>
      </details>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <ActionButton
          look="plain"
          small
          disabled={!isOver}
          action={() => api.call('resendMail', { params: { id: _id } })}
          done={m.resent()}
        >
          {m.resend()}
          <span className="sr-only"> {subject}</span>
        </ActionButton>
        {orderId && level === 2 && (
          <TextLink to={adminPaths.manageOneOrder(orderId)}>{richText(m.orderOf({ subject }))}</TextLink>
        )}
      </div>
    </li>
  )
}

export function OrderMails({ page }: { page: PageQuery<Page<Mail>> }) {
  return (
    <Section title={m.title()} className="mt-10">
      <Deferred query={page} skeleton={<RowSkeletons rows={2} className="h-32" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{m.noneForOrder()}</p>
          ) : (
            <ul className="flex flex-col gap-4">
              {items.map((mail) => (
                <MailCard key={mail._id} mail={mail} level={3} />
              ))}
            </ul>
          )
        }
      </Deferred>
    </Section>
  )
}

import { Deferred } from '#components/feedback/deferred.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Page } from '#lib/api/api-client.ts'
import type { PageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/mail-admin.ts'
import { MailCard } from './mail-card.tsx'
import type { Mail } from './mails-api.ts'

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

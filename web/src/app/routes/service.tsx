import { ButtonLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { paths } from '#config/paths.ts'
import { seller } from '#config/seller.ts'
import * as pages from '#texts/pages.ts'
import * as m from '#texts/service.ts'

export function Component() {
  return (
    <Page
      className="page grid gap-x-14 py-10 lg:grid-cols-[1fr_2fr] lg:py-14"
      title={pages.serviceTitle()}
      description={pages.serviceDescription()}
      intro={pages.serviceIntro()}
    >
      <div className="flex flex-col gap-10">
        {service.map(([id, title, paragraphs]) => (
          <section key={id} id={id} aria-label={title}>
            <h2 className="text-2xl">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-prose">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <p>
          <ButtonLink to={paths.contact}>{pages.writeToUs()}</ButtonLink>
        </p>
      </div>
    </Page>
  )
}

const { hours, name, address, phone, email } = seller

/** What a shop owner wants to know before ordering. Figures that the shop is set to are not repeated here; `id` is a part's place in the address. */
const service: [id: string, title: string, paragraphs: string[]][] = [
  ['delivery', m.delivery(), [m.deliveryWays(), m.deliveryOrder()]],
  ['returns', m.returnsAndRefunds(), [m.cancelling(), m.complaints()]],
  ['terms', m.terms(), [m.prices(), m.contract(), m.cards()]],
  [
    'hours',
    m.contactAndHours(),
    [...(hours ? [m.hours({ hours })] : []), [name, address, phone, email].filter(Boolean).join(' · ')],
  ],
]

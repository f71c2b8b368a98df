import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { service } from '#features/service/content.ts'
import * as m from '#texts/pages.ts'

export function Component() {
  return (
    <div className="page grid gap-x-14 py-10 lg:grid-cols-[1fr_2fr] lg:py-14">
      <PageTitle title={m.deliveryReturnsAndTerms()} description={m.howWoodMasterDeliversTakes()} />
      <PageHeading intro={m.whatShopOwnersAskUs()}>{m.deliveryReturnsAndTerms()}</PageHeading>
      <div className="flex flex-col gap-10">
        {service.map(({ id, title, paragraphs }) => (
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
          <Link to={paths.contact} className={buttonClass('primary')}>
            {m.writeToUs()}
          </Link>
        </p>
      </div>
    </div>
  )
}

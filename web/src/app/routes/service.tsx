import { ButtonLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { paths } from '#config/paths.ts'
import { service } from '#features/service/content.ts'
import * as m from '#texts/pages.ts'

export function Component() {
  return (
    <Page
      className="page grid gap-x-14 py-10 lg:grid-cols-[1fr_2fr] lg:py-14"
      title={m.serviceTitle()}
      description={m.serviceDescription()}
      intro={m.serviceIntro()}
    >
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
          <ButtonLink to={paths.contact}>{m.writeToUs()}</ButtonLink>
        </p>
      </div>
    </Page>
  )
}

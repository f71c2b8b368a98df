import ExternalLink from 'lucide-react/icons/external-link'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Section } from '#components/ui/section.tsx'
import { paths } from '#config/paths.ts'
import { phoneLink, seller } from '#config/seller.ts'
import * as m from '#texts/portfolio.ts'
import { DocumentFrame } from './document-frame.tsx'

export const portrait = {
  src: '/pictures/scenes/workshop-portrait-960.jpg',
  sizes: '(min-width: 64rem) 26rem, 94vw',
}

export function PortfolioPage() {
  return (
    <DocumentFrame pathname={paths.portfolio}>
      <div className="page py-10 lg:py-14">
        <div className="grid items-start gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
          <Picture
            {...portrait}
            alt={m.picture()}
            className="placeholder-workshop-portrait aspect-4/5 w-full rounded-box sm:max-lg:aspect-3/2"
            eager
          />
          <div className="flex flex-col gap-10">
            <div className="-mb-8">
              <PageHeading eyebrow={portfolio.trade} intro={portfolio.about}>
                {portfolio.name}
              </PageHeading>
            </div>
            <Section title={m.contact()} heading="text-2xl">
              <dl className="mt-3 grid gap-y-1">
                {portfolio.contact.map((way) => (
                  <div key={way.label} className="flex gap-x-4">
                    <dt className="w-24 shrink-0 text-base-content/75">{way.label}</dt>
                    <dd className="font-semibold">
                      {'href' in way ? (
                        <a href={way.href} className="link">
                          <bdi>{way.value}</bdi>
                        </a>
                      ) : (
                        <bdi>{way.value}</bdi>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </Section>
            <Section title={m.educationAndTraining()} heading="text-2xl">
              <ol className="mt-3 flex flex-col gap-4 border-base-300 border-s-2 ps-5">
                {portfolio.education.map(({ years, title, place }) => (
                  <li key={years}>
                    <p className="text-base-content/75 text-sm">{years}</p>
                    <p className="font-semibold">{title}</p>
                    <p>{place}</p>
                  </li>
                ))}
              </ol>
            </Section>
          </div>
        </div>
        <Section title={m.projects()} heading="text-2xl" className="mt-14">
          <ul className="mt-5 grid gap-6 md:grid-cols-3">
            {portfolio.projects.map(({ name, text, href }) => (
              <li key={href} className="flex flex-col gap-2 rounded-box border border-base-300 p-6">
                <h3 className="text-xl">
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="flex items-start justify-between gap-3 hover:underline"
                  >
                    <span>
                      {name}
                      <span className="sr-only">{m.inNewTab()}</span>
                    </span>
                    <ExternalLink aria-hidden="true" className="mt-1 size-4 shrink-0" />
                  </a>
                </h3>
                <p className="text-base-content/85">{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </DocumentFrame>
  )
}

const portfolio = {
  name: m.workshopOf({ name: seller.name }),
  trade: m.trade(),
  about: m.intro(),
  contact: [
    { label: m.email(), value: seller.email, href: `mailto:${seller.email}` },
    { label: m.phone(), value: seller.phone, href: phoneLink },
    { label: m.workshop(), value: seller.address },
  ].filter(({ value }) => value),
  education: [
    { years: '1999 – 2002', title: m.apprenticeship(), place: m.guild() },
    { years: '2003 – 2004', title: m.certificate(), place: m.school() },
    { years: '2009', title: m.masterpiece(), place: m.guild() },
  ],
  projects: [
    { name: m.ladder(), text: m.ladderText(), href: 'https://wood-master.example/workshop/library-ladder' },
    { name: m.chairs(), text: m.chairsText(), href: 'https://wood-master.example/workshop/concert-chairs' },
    { name: m.toolChest(), text: m.toolChestText(), href: 'https://wood-master.example/workshop/tool-chest' },
  ],
} as const

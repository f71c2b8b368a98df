import { legalPageNames } from '@wood-master/contract/legal-pages'
import { MenuLink } from '#components/ui/navigation.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { phoneLink, seller } from '#config/seller.ts'
import { legalTitles } from '#lib/api/legal-pages.ts'
import * as m from '#texts/legal.ts'
import { NotFoundNotice } from '../not-found-notice.tsx'
import { DocumentFrame } from './document-frame.tsx'
import type { LegalPageData } from './page-data.ts'

/** What the shop owner has written on a page, else the text that came with the site; a notice where there is no such page. */
export function LegalPage({ data, pathname }: { data: LegalPageData; pathname: string }) {
  if (!data.name)
    return (
      // The same at every address.
      <DocumentFrame>
        <NotFoundNotice />
      </DocumentFrame>
    )
  const { name, text, since, taxNumber } = data
  return (
    <DocumentFrame pathname={pathname}>
      <div className="page grid grid-cols-1 gap-x-14 py-10 lg:grid-cols-[2fr_1fr] lg:py-14">
        <div>
          <PageHeading>{legalTitles[name]}</PageHeading>
          {name === 'imprint' && <Seller taxNumber={taxNumber} />}
          {text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} className="wrap-anywhere mt-3 max-w-prose own-lines">
              {paragraph}
            </p>
          ))}
          {since && <p className="mt-6 text-base-content/75 text-sm">{since}</p>}
        </div>
        <LegalMenu />
      </div>
    </DocumentFrame>
  )
}

function LegalMenu() {
  return (
    <nav aria-label={m.pages()} className="max-lg:mt-10">
      <ul className="flex flex-col gap-1 border-base-300 lg:border-s lg:ps-6">
        {legalPageNames.map((name) => (
          <li key={name}>
            <MenuLink
              to={paths.legal(name)}
              className="flex min-h-11 items-center hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              {legalTitles[name]}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Seller({ taxNumber }: { taxNumber: string | undefined }) {
  const { name, address, phone, email } = seller
  return (
    <address className="mb-4 not-italic">
      <span className="block font-semibold">{name}</span>
      {address
        .split(/,\s*/)
        .filter(Boolean)
        .map((part) => (
          <span key={part} className="block">
            <bdi>{part}</bdi>
          </span>
        ))}
      {email && (
        <a href={`mailto:${email}`} className="link block">
          <bdi>{email}</bdi>
        </a>
      )}
      {phone && (
        <a href={phoneLink} className="link block">
          <bdi>{phone}</bdi>
        </a>
      )}
      {taxNumber && <span className="block">{m.taxNumber({ number: taxNumber })}</span>}
    </address>
  )
}

import { type Locale, languages, locale, locales, pathIn } from '@wood-master/contract/locale'
import type { MouseEvent } from 'react'
import { Link, useSiteNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { seller } from '#config/seller.ts'
import { shop } from '#config/shop.ts'
import { api } from '#lib/api/api.ts'
import { chooseLanguage } from '#lib/browser/chosen-language.ts'
import { session } from '#lib/session/session.ts'
import * as m from '#texts/layout.ts'
import { Brand } from './brand.tsx'
import { type MenuEntry, serviceMenu, siteMenu } from './menu.ts'

function FooterMenu({ label, entries }: { label: string; entries: MenuEntry[] }) {
  return (
    <nav aria-label={label} className="wrap-anywhere hyphens-auto">
      <p className="font-semibold">{label}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {entries.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className="hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The dead link of the specified navbar is not repeated here. */
const shopMenu = siteMenu.filter(({ to }) => to !== paths.purchasePlaceholder)

export function Footer() {
  return (
    <footer className="later mt-20 border-base-300 border-t bg-base-200 next-frame in-data-wide:hidden print:hidden">
      <div className="page grid grid-cols-2 gap-10 py-12 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-sm max-sm:col-span-2">
          <Brand />
          <p className="mt-3 text-base-content/80">{m.motto()}</p>
        </div>
        <FooterMenu label={m.shop()} entries={shopMenu} />
        <FooterMenu label={m.service()} entries={serviceMenu} />
        <div className="max-sm:col-span-2">
          <p className="font-semibold">{m.workshopHours()}</p>
          <p className="mt-3 own-lines">
            {seller.hours}
            <bdi dir="ltr" className="block">
              {seller.phone}
            </bdi>
            {seller.address.split(', ').join('\n')}
          </p>
        </div>
      </div>
      <div className="page py-3">
        <Languages />
      </div>
      <p className="border-base-300 border-t py-5 text-center text-base-content/80 text-sm">
        {m.copyright({ copyrightYear: shop.copyrightYear, name: shop.name })}
      </p>
    </footer>
  )
}

/** Remembers the language, for mails to who works in the shop and orders by phone too, and then opens the page in it; also where that fails. */
async function open(event: MouseEvent<HTMLAnchorElement>, language: Locale): Promise<void> {
  chooseLanguage(language)
  const { email } = session.account() ?? {}
  if (!email || event.metaKey || event.ctrlKey) return
  event.preventDefault()
  const { href } = event.currentTarget
  const change = { params: { email }, body: { email, locale: language } }
  await api.call('changeProfile', change).catch(() => undefined)
  window.location.assign(href)
}

function Languages() {
  const { pathname, search } = useSiteNavigation()
  // Where a page of a list begins (`use-address.ts`) may be unknown in another language.
  const query = new URLSearchParams(search)
  query.delete('after')
  query.delete('page')
  return (
    <nav aria-label={m.language()}>
      <ul className="flex flex-wrap gap-x-6">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={pathIn(language, pathname + (query.size > 0 ? `?${query}` : ''))}
              hrefLang={language}
              lang={language}
              aria-current={language === locale()}
              onClick={(event) => void open(event, language)}
              className="py-2 hover:underline"
            >
              {locales[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { shop } from '#config/shop.ts'
import { Brand } from './brand.tsx'
import { type MenuEntry, serviceMenu, siteMenu } from './menu.ts'

function FooterMenu({ label, entries }: { label: string; entries: MenuEntry[] }) {
  return (
    <nav aria-label={label}>
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
    <footer className="later mt-20 border-base-300 border-t bg-base-200 in-data-wide:hidden print:hidden">
      <div className="page grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-sm">
          <Brand />
          <p className="mt-3 text-base-content/80">
            Parts and tools for people who work wood, sold to wholesale and retail shop owners and shipped
            worldwide.
          </p>
        </div>
        <FooterMenu label="Shop" entries={shopMenu} />
        <FooterMenu label="Service" entries={serviceMenu} />
        <div>
          <p className="font-semibold">Workshop hours</p>
          <p className="mt-3">
            Monday to Friday
            <br />8 am to 4 pm
          </p>
        </div>
      </div>
      <p className="border-base-300 border-t py-5 text-center text-base-content/80 text-sm">
        Copyright © {shop.copyrightYear} {shop.name}
      </p>
    </footer>
  )
}

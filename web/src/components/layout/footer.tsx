import { Link } from '#components/ui/navigation.tsx'
import { shop } from '#config/shop.ts'
import { Brand } from './brand.tsx'
import { siteMenu } from './menu.ts'

export function Footer() {
  return (
    <footer className="mt-20 border-base-300 border-t bg-base-200 peer-has-data-wide:hidden print:hidden">
      <div className="page flex flex-col gap-8 py-12 sm:flex-row sm:items-start sm:justify-between">
        <div className="max-w-sm">
          <Brand />
          <p className="mt-3 text-base-content/80">
            Parts and tools for people who work wood, sold to wholesale and retail shop owners and shipped
            worldwide.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-2 gap-x-10 gap-y-2">
            {siteMenu.map(({ name, to }) => (
              <li key={name}>
                <Link to={to} className="hover:underline">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="border-base-300 border-t py-5 text-center text-base-content/80 text-sm">
        Copyright © {shop.copyrightYear} {shop.name}
      </p>
    </footer>
  )
}

import { paths } from '#config/paths.ts'
import * as m from '#texts/layout.ts'

export interface MenuEntry {
  name: string
  to: string
}

export const siteMenu: MenuEntry[] = [
  { name: m.home(), to: paths.home },
  { name: m.products(), to: paths.products },
  { name: m.quickOrder(), to: paths.quickOrder },
  { name: m.myPortfolio(), to: paths.portfolio },
  { name: m.blog(), to: paths.blog },
  { name: m.purchase(), to: paths.purchasePlaceholder },
]

export const serviceMenu: MenuEntry[] = [
  { name: m.delivery(), to: `${paths.service}#delivery` },
  { name: m.returnsAndRefunds(), to: `${paths.service}#returns` },
  { name: m.prices(), to: paths.prices },
  { name: m.termsOfSale(), to: paths.legal('terms') },
  { name: m.privacy(), to: paths.legal('privacy') },
  { name: m.imprint(), to: paths.legal('imprint') },
  { name: m.accessibility(), to: paths.legal('accessibility') },
  { name: m.contact(), to: paths.contact },
]

export const signedInMenu: MenuEntry[] = [{ name: m.dashboard(), to: paths.dashboard }]

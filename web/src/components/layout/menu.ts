import { paths } from '#config/paths.ts'
import * as m from '#texts/layout.ts'

export interface MenuEntry {
  name: string
  to: string
}

export const siteMenu: MenuEntry[] = [
  { name: 'Home', to: paths.home },
  { name: m.products(), to: paths.products },
  { name: m.quickOrder(), to: paths.quickOrder },
  { name: m.myPortfolio(), to: paths.portfolio },
  { name: m.blog(), to: paths.blog },
  { name: m.purchase(), to: paths.purchasePlaceholder },
]

/** What a shop owner looks for at the foot of a page. */
export const serviceMenu: MenuEntry[] = [
  { name: m.delivery(), to: `${paths.service}#delivery` },
  { name: m.returnsAndRefunds(), to: `${paths.service}#returns` },
  { name: m.terms(), to: `${paths.service}#terms` },
  { name: m.contact(), to: paths.contact },
]

/** Also in the navbar once somebody is signed in. */
export const signedInMenu: MenuEntry[] = [{ name: m.dashboard(), to: paths.dashboard }]

/** Behind the account's name. */
export const accountMenu: MenuEntry[] = [
  { name: m.myProfile(), to: paths.myProfile },
  { name: m.myOrders(), to: paths.myOrders },
]

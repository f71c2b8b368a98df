import { paths } from '#config/paths.ts'

export interface MenuEntry {
  name: string
  to: string
}

export const siteMenu: MenuEntry[] = [
  { name: 'Home', to: paths.home },
  { name: 'Products', to: paths.products },
  { name: 'Quick order', to: paths.quickOrder },
  { name: 'My Portfolio', to: paths.portfolio },
  { name: 'Blog', to: paths.blog },
  { name: 'Purchase', to: paths.purchasePlaceholder },
]

/** What a shop owner looks for at the foot of a page. */
export const serviceMenu: MenuEntry[] = [
  { name: 'Delivery', to: `${paths.service}#delivery` },
  { name: 'Returns and refunds', to: `${paths.service}#returns` },
  { name: 'Terms', to: `${paths.service}#terms` },
  { name: 'Contact', to: paths.contact },
]

/** Also in the navbar once somebody is signed in. */
export const signedInMenu: MenuEntry[] = [{ name: 'Dashboard', to: paths.dashboard }]

/** Behind the account's name. */
export const accountMenu: MenuEntry[] = [
  { name: 'My Profile', to: paths.myProfile },
  { name: 'My Orders', to: paths.myOrders },
]

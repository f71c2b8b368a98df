import { paths } from '#config/paths.ts'

/** A link of the menu. */
export interface MenuEntry {
  name: string
  to: string
}

/** The navbar's links for everyone. */
export const siteMenu: MenuEntry[] = [
  { name: 'Home', to: paths.home },
  { name: 'Products', to: paths.products },
  { name: 'Quick order', to: paths.quickOrder },
  { name: 'My Portfolio', to: paths.portfolio },
  { name: 'Blog', to: paths.blog },
  { name: 'Purchase', to: paths.purchasePlaceholder },
]

/** Also in the navbar once somebody is signed in. */
export const signedInMenu: MenuEntry[] = [{ name: 'Dashboard', to: paths.dashboard }]

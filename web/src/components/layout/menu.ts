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

export const shopperMenu: MenuEntry[] = [
  { name: 'My Profile', to: paths.dashboard },
  { name: 'My Orders', to: paths.myOrders },
  { name: 'Add Review', to: paths.addReview },
]

export const adminMenu: MenuEntry[] = [
  { name: 'My Profile', to: paths.myProfile },
  { name: 'Manage All Orders', to: paths.manageOrder },
  { name: 'Add a Product', to: paths.addProduct },
  { name: 'Manage Users', to: paths.manageUser },
  { name: 'Manage Products', to: paths.manageProducts },
]

/** What an admin needs beside the five: the day's numbers, the inbox, the alerts, and her own pages as a shopper. */
export const adminExtraMenu: MenuEntry[] = [
  { name: 'Overview', to: paths.overview },
  { name: 'Messages', to: paths.messages },
  { name: 'Manage Reviews', to: paths.manageReviews },
  { name: 'Search words', to: paths.searchWords },
  { name: 'Needs attention', to: paths.paymentAlerts },
  { name: 'My Orders', to: paths.myOrders },
  { name: 'Add Review', to: paths.addReview },
]

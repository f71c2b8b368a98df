import type { WaitingCounts } from '@wood-master/contract/shop'
import {
  Boxes,
  ChartNoAxesColumn,
  CircleUser,
  ClipboardList,
  EyeOff,
  Inbox,
  type LucideIcon,
  Mail,
  PackageCheck,
  PackagePlus,
  ReceiptText,
  Search,
  Star,
  TriangleAlert,
  Truck,
  Users,
} from 'lucide-react'
import { paths } from '#config/paths.ts'
import type { MenuEntry } from './menu.ts'

/** A link of the dashboard's menu. */
export interface DashboardEntry extends MenuEntry {
  icon: LucideIcon
  /** What waits behind the link, counted beside its name. */
  counts?: keyof WaitingCounts
}

export const shopperMenu: DashboardEntry[] = [
  { name: 'My Profile', to: paths.dashboard, icon: CircleUser },
  { name: 'My Orders', to: paths.myOrders, icon: ReceiptText },
  { name: 'Add Review', to: paths.addReview, icon: Star },
]

export const adminMenu: DashboardEntry[] = [
  { name: 'My Profile', to: paths.myProfile, icon: CircleUser },
  { name: 'Manage All Orders', to: paths.manageOrder, icon: ClipboardList, counts: 'toShip' },
  { name: 'Add a Product', to: paths.addProduct, icon: PackagePlus },
  { name: 'Manage Users', to: paths.manageUser, icon: Users },
  { name: 'Manage Products', to: paths.manageProducts, icon: Boxes, counts: 'lowStock' },
]

/** What an admin needs beside the five: the day's numbers, the inbox, the alerts, and her own pages as a shopper. */
export const adminExtraMenu: DashboardEntry[] = [
  { name: 'Packing', to: paths.packing, icon: PackageCheck, counts: 'toShip' },
  { name: 'Overview', to: paths.overview, icon: ChartNoAxesColumn },
  { name: 'Messages', to: paths.messages, icon: Inbox, counts: 'unreadMessages' },
  { name: 'Mails', to: paths.mails, icon: Mail },
  { name: 'Manage Reviews', to: paths.manageReviews, icon: EyeOff },
  { name: 'Delivery', to: paths.delivery, icon: Truck },
  { name: 'Search words', to: paths.searchWords, icon: Search },
  { name: 'Needs attention', to: paths.paymentAlerts, icon: TriangleAlert, counts: 'needsAttention' },
  { name: 'My Orders', to: paths.myOrders, icon: ReceiptText },
  { name: 'Add Review', to: paths.addReview, icon: Star },
]

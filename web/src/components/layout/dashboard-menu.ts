import type { WaitingCounts } from '@wood-master/contract/shop'
import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import Boxes from 'lucide-react/icons/boxes'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import CircleUser from 'lucide-react/icons/circle-user'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import EyeOff from 'lucide-react/icons/eye-off'
import Inbox from 'lucide-react/icons/inbox'
import Mail from 'lucide-react/icons/mail'
import PackageCheck from 'lucide-react/icons/package-check'
import PackagePlus from 'lucide-react/icons/package-plus'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Search from 'lucide-react/icons/search'
import Star from 'lucide-react/icons/star'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Truck from 'lucide-react/icons/truck'
import Users from 'lucide-react/icons/users'
import { paths } from '#config/paths.ts'
import type { MenuEntry } from './menu.ts'

export interface DashboardEntry extends MenuEntry {
  icon: LucideIcon
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
  {
    name: 'Requests to cancel',
    to: `${paths.manageOrder}?cancel=yes`,
    icon: Ban,
    counts: 'cancelRequests',
  },
  { name: 'Needs attention', to: paths.paymentAlerts, icon: TriangleAlert, counts: 'needsAttention' },
  { name: 'My Orders', to: paths.myOrders, icon: ReceiptText },
  { name: 'Add Review', to: paths.addReview, icon: Star },
]

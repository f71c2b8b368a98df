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
import Percent from 'lucide-react/icons/percent'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Search from 'lucide-react/icons/search'
import Star from 'lucide-react/icons/star'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Truck from 'lucide-react/icons/truck'
import Users from 'lucide-react/icons/users'
import { paths } from '#config/paths.ts'
import * as m from '#texts/layout.ts'
import type { MenuEntry } from './menu.ts'

export interface DashboardEntry extends MenuEntry {
  icon: LucideIcon
  counts?: keyof WaitingCounts
}

export const shopperMenu: DashboardEntry[] = [
  { name: m.myProfile(), to: paths.dashboard, icon: CircleUser },
  { name: m.myOrders(), to: paths.myOrders, icon: ReceiptText },
  { name: m.addReview(), to: paths.addReview, icon: Star },
]

export const adminMenu: DashboardEntry[] = [
  { name: m.myProfile(), to: paths.myProfile, icon: CircleUser },
  { name: m.manageAllOrders(), to: paths.manageOrder, icon: ClipboardList, counts: 'toShip' },
  { name: m.addAProduct(), to: paths.addProduct, icon: PackagePlus },
  { name: m.manageUsers(), to: paths.manageUser, icon: Users },
  { name: m.manageProducts(), to: paths.manageProducts, icon: Boxes, counts: 'lowStock' },
]

/** What an admin needs beside the five: the day's numbers, the inbox, the alerts, and her own pages as a shopper. */
export const adminExtraMenu: DashboardEntry[] = [
  { name: m.packing(), to: paths.packing, icon: PackageCheck, counts: 'toShip' },
  { name: m.overview(), to: paths.overview, icon: ChartNoAxesColumn },
  { name: m.messages(), to: paths.messages, icon: Inbox, counts: 'unreadMessages' },
  { name: m.mails(), to: paths.mails, icon: Mail },
  { name: m.manageReviews(), to: paths.manageReviews, icon: EyeOff },
  { name: m.delivery(), to: paths.delivery, icon: Truck },
  { name: m.tax(), to: paths.tax, icon: Percent },
  { name: m.searchWords(), to: paths.searchWords, icon: Search },
  {
    name: m.requestsToCancel(),
    to: `${paths.manageOrder}?cancel=yes`,
    icon: Ban,
    counts: 'cancelRequests',
  },
  { name: m.needsAttention(), to: paths.paymentAlerts, icon: TriangleAlert, counts: 'needsAttention' },
  { name: m.myOrders(), to: paths.myOrders, icon: ReceiptText },
  { name: m.addReview(), to: paths.addReview, icon: Star },
]

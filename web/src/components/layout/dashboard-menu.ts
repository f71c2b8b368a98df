import { mayCall, type Role } from '@wood-master/contract/roles'
import type { CallName } from '@wood-master/contract/routes'
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
import Scale from 'lucide-react/icons/scale'
import Search from 'lucide-react/icons/search'
import Star from 'lucide-react/icons/star'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import Users from 'lucide-react/icons/users'
import { adminPaths } from '#config/admin-paths.ts'
import { paths } from '#config/paths.ts'
import * as m from '#texts/layout.ts'
import type { MenuEntry } from './menu.ts'

export interface DashboardEntry extends MenuEntry {
  icon: LucideIcon
  /** Shown to whoever's role allows this call; left out: to everybody. */
  call?: CallName
  counts?: keyof WaitingCounts
}

export const shopperMenu: DashboardEntry[] = [
  { name: m.myProfile(), to: paths.dashboard, icon: CircleUser },
  { name: m.myOrders(), to: paths.myOrders, icon: ReceiptText },
  { name: m.addReview(), to: paths.addReview, icon: Star },
]

export const adminMenu: DashboardEntry[] = [
  { name: m.myProfile(), to: paths.myProfile, icon: CircleUser },
  {
    name: m.manageAllOrders(),
    to: adminPaths.manageOrder,
    call: 'listOrders',
    icon: ClipboardList,
    counts: 'toShip',
  },
  { name: m.addAProduct(), to: adminPaths.addProduct, call: 'addProduct', icon: PackagePlus },
  { name: m.manageUsers(), to: adminPaths.manageUser, call: 'listUsers', icon: Users },
  {
    name: m.manageProducts(),
    to: adminPaths.manageProducts,
    call: 'changeProduct',
    icon: Boxes,
    counts: 'lowStock',
  },
]

export const menuOf = (entries: DashboardEntry[], role: Role): DashboardEntry[] =>
  entries.filter(({ call }) => !call || mayCall(role, call))

/** What an admin needs beside the five: the day's numbers, the inbox, the alerts, and her own pages as a shopper. */
export const adminExtraMenu: DashboardEntry[] = [
  { name: m.packing(), to: adminPaths.packing, call: 'startPacking', icon: PackageCheck, counts: 'toShip' },
  { name: m.returns(), to: adminPaths.returns, call: 'listReturns', icon: Undo2, counts: 'returns' },
  { name: m.overview(), to: adminPaths.overview, call: 'getOverview', icon: ChartNoAxesColumn },
  {
    name: m.messages(),
    to: adminPaths.messages,
    call: 'listMessages',
    icon: Inbox,
    counts: 'unreadMessages',
  },
  { name: m.mails(), to: adminPaths.mails, call: 'listMails', icon: Mail },
  { name: m.manageReviews(), to: adminPaths.manageReviews, call: 'listReviewsToModerate', icon: EyeOff },
  { name: m.delivery(), to: adminPaths.delivery, call: 'saveDeliverySettings', icon: Truck },
  { name: m.tax(), to: adminPaths.tax, call: 'saveTaxSettings', icon: Percent },
  { name: m.legalPages(), to: adminPaths.legalPages, call: 'saveLegalPages', icon: Scale },
  { name: m.searchWords(), to: adminPaths.searchWords, call: 'saveSearchSettings', icon: Search },
  {
    name: m.requestsToCancel(),
    to: adminPaths.cancelRequests,
    call: 'decideCancellation',
    icon: Ban,
    counts: 'cancelRequests',
  },
  {
    name: m.needsAttention(),
    to: adminPaths.paymentAlerts,
    call: 'listPaymentAlerts',
    icon: TriangleAlert,
    counts: 'needsAttention',
  },
  { name: m.myOrders(), to: paths.myOrders, icon: ReceiptText },
  { name: m.addReview(), to: paths.addReview, icon: Star },
]

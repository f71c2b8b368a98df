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
  call?: CallName | undefined
  counts?: keyof WaitingCounts | undefined
  /** Pages without an entry of their own that are marked here. */
  also?: readonly string[]
}

const entry = (
  name: string,
  to: string,
  icon: LucideIcon,
  call?: CallName,
  counts?: keyof WaitingCounts,
): DashboardEntry => ({ name, to, icon, call, counts })

const profileAt = (to: string): DashboardEntry => ({
  ...entry(m.myProfile(), to, CircleUser),
  also: [paths.myProfile, paths.updateProfile],
})

export const shopperMenu: DashboardEntry[] = [
  profileAt(paths.dashboard),
  entry(m.myOrders(), paths.myOrders, ReceiptText),
  entry(m.addReview(), paths.addReview, Star),
]

export const adminMenu: DashboardEntry[] = [
  profileAt(paths.myProfile),
  entry(m.manageAllOrders(), adminPaths.manageOrder, ClipboardList, 'listOrders', 'toShip'),
  entry(m.addAProduct(), adminPaths.addProduct, PackagePlus, 'addProduct'),
  entry(m.manageUsers(), adminPaths.manageUser, Users, 'listUsers'),
  entry(m.manageProducts(), adminPaths.manageProducts, Boxes, 'changeProduct', 'lowStock'),
]

export const menuOf = (entries: DashboardEntry[], role: Role): DashboardEntry[] =>
  entries.filter(({ call }) => !call || mayCall(role, call))

/** What an admin needs beside the five: the day's numbers, the inbox, the alerts, and her own pages as a shopper. */
export const adminExtraMenu: DashboardEntry[] = [
  entry(m.packing(), adminPaths.packing, PackageCheck, 'startPacking', 'toShip'),
  entry(m.returns(), adminPaths.returns, Undo2, 'listReturns', 'returns'),
  entry(m.overview(), adminPaths.overview, ChartNoAxesColumn, 'getOverview'),
  entry(m.messages(), adminPaths.messages, Inbox, 'listMessages', 'unreadMessages'),
  entry(m.mails(), adminPaths.mails, Mail, 'listMails'),
  entry(m.manageReviews(), adminPaths.manageReviews, EyeOff, 'listReviewsToModerate'),
  entry(m.delivery(), adminPaths.delivery, Truck, 'saveDeliverySettings'),
  entry(m.tax(), adminPaths.tax, Percent, 'saveTaxSettings'),
  entry(m.legalPages(), adminPaths.legalPages, Scale, 'saveLegalPages'),
  entry(m.searchWords(), adminPaths.searchWords, Search, 'saveSearchSettings'),
  entry(m.requestsToCancel(), adminPaths.cancelRequests, Ban, 'decideCancellation', 'cancelRequests'),
  entry(m.needsAttention(), adminPaths.paymentAlerts, TriangleAlert, 'listPaymentAlerts', 'needsAttention'),
  entry(m.myOrders(), paths.myOrders, ReceiptText),
  entry(m.addReview(), paths.addReview, Star),
]

import * as z from 'zod'
import { bookAddress, country } from './addresses.ts'
import {
  each,
  email,
  id,
  imageUrl,
  language,
  line,
  moment,
  money,
  page,
  reference,
  search,
  webLink,
} from './fields.ts'
import { pastEvent } from './history.ts'
import { limits } from './limits.ts'
import { staffRoles } from './roles.ts'
import { buysFor } from './tax-settings.ts'

export const user = z.object({
  _id: id,
  email: z.string(),
  /** Only who works in the shop has one; everybody else is shown as 'User'. */
  role: z.enum(['admin', ...staffRoles]).optional(),
  ...each(['name', 'img', 'education', 'location', 'phone', 'linkedin'], z.string().optional()),
  buysFor: buysFor.optional(),
  /** Where it buys for itself; ISO 3166-1 alpha-2. */
  country: z.string().optional(),
  /** Of mails to who works in the shop, and of orders by phone; English without it. */
  locale: language.optional(),
  createdAt: moment,
  promotedBy: z.string().optional(),
})
export type User = z.infer<typeof user>

export const person = z.object({
  user,
  addresses: z.array(bookAddress),
  /** Orders that were ever paid, and what they brought without refunds, in major units (dollars). */
  orders: z.number(),
  value: money,
  currency: z.string(),
  tags: z.array(z.string()),
  /** The newest first. */
  history: z.array(pastEvent),
})
export type Person = z.infer<typeof person>

export const listUsersQuery = z.object({ ...page, q: search })
export const accessToken = z.object({ token: z.string() })

/** Left out: the account is a shopper's again. */
export const roleChange = z.object({ role: z.enum(staffRoles).optional() })

/** A role in the body is accepted and ignored: editing a profile makes no one an admin. */
export const profileChange = z.object({
  name: line(limits.nameLength).optional(),
  role: z.unknown().optional(),
  email,
  ...each(['education', 'location'], line(limits.shortTextLength).optional()),
  phone: reference(limits.shortTextLength).optional(),
  /** The form's name for the link; `linkedin` is accepted too. */
  profLink: webLink.optional(),
  linkedin: webLink.optional(),
  img: imageUrl.optional(),
  buysFor: buysFor.optional(),
  country: country.optional(),
  locale: language.optional(),
})

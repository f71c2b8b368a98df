import * as z from 'zod'
import { email, id, imageUrl, line, moment, page, search, webLink } from './fields.ts'
import { limits } from './limits.ts'

export const user = z.object({
  _id: id,
  email: z.string(),
  /** Only admins have one; everybody else is shown as 'User'. */
  role: z.literal('admin').optional(),
  name: z.string().optional(),
  img: z.string().optional(),
  education: z.string().optional(),
  location: z.string().optional(),
  phone: z.string().optional(),
  linkedin: z.string().optional(),
  createdAt: moment,
  promotedBy: z.string().optional(),
})
export type User = z.infer<typeof user>

export const listUsersQuery = z.object({ ...page, q: search })
/** Names the account; a caller who is no admin must name their own. */
export const ownEmailQuery = z.object({ email })

/** Names the account that signs in; the ID token must be for the same email. */
export const signIn = z.object({ email })
/** The access token, valid for one hour. */
export const accessToken = z.object({ token: z.string() })

/** A role in the body is accepted and ignored: editing a profile makes no one an admin. */
export const profileChange = z.object({
  name: line(limits.nameLength),
  role: z.unknown().optional(),
  email,
  education: line(limits.shortTextLength).optional(),
  location: line(limits.shortTextLength).optional(),
  phone: line(limits.shortTextLength).optional(),
  /** The form's name for the link; `linkedin` is accepted too. */
  profLink: webLink.optional(),
  linkedin: webLink.optional(),
  img: imageUrl.optional(),
})

import * as z from 'zod'
import { id } from './fields.ts'

/** The id of the document that the call made. */
export const inserted = z.object({ insertedId: id })
/** How many documents the call changed: 0 or 1. */
export const modified = z.object({ modifiedCount: z.number() })
/** How many documents the call deleted: 0 or 1. */
export const deleted = z.object({ deletedCount: z.number() })
/** The call was carried out; there is nothing else to return. */
export const acknowledged = z.object({ acknowledged: z.literal(true) })
/** Whether the account is an admin. */
export const adminFlag = z.object({ admin: z.boolean() })

import * as z from 'zod'
import { id } from './fields.ts'
import { staffRoles } from './roles.ts'

export const inserted = z.object({ insertedId: id })
/** How many documents the call changed: 0 or 1. */
export const modified = z.object({ modifiedCount: z.number() })
/** How many documents the call deleted: 0 or 1. */
export const deleted = z.object({ deletedCount: z.number() })
export const acknowledged = z.object({ acknowledged: z.literal(true) })
/** `role` is that of somebody else who works in the shop. */
export const adminFlag = z.object({ admin: z.boolean(), role: z.enum(staffRoles).optional() })

/** Stands for what was read; opaque. */
const version = z.string().min(1).max(40)

/** For settings that are read as a whole: what to send back when they are replaced. */
export const withVersion = { version }

/**
 * For settings that are replaced as a whole: the version that was read. Where they have been changed since, nothing is
 * written (`settings_changed`). Left out, they are replaced whatever they are now.
 */
export const withSeenVersion = { version: version.optional() }

/** Settings were replaced; they have this version now. */
export const replaced = acknowledged.extend(withVersion)

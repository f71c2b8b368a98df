import { z } from 'zod'
import { id } from './fields.ts'

export const inserted = z.object({ insertedId: id })
export const modified = z.object({ modifiedCount: z.number() })
export const deleted = z.object({ deletedCount: z.number() })
export const acknowledged = z.object({ acknowledged: z.literal(true) })
export const adminFlag = z.object({ admin: z.boolean() })

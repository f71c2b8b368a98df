import * as z from 'zod'
import { email, id } from '../fields.ts'

/** Of a path that ends in a document's id. */
export const byId = z.object({ id })
/** Of a path that ends in an account's email. */
export const byEmail = z.object({ email })

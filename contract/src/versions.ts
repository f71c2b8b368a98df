import * as z from 'zod'
import { acknowledged } from './responses.ts'

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

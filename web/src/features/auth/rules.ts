import { documentLimits } from '@wood-master/contract/document-limits'
import * as m from '#texts/auth.ts'

export interface FieldRule {
  read?: (typed: string) => string
  /** What is wrong with it, in a sentence; nothing where nothing is. */
  problem: (value: string) => string | undefined
}

/** Lowercase letters and digits, `@`, letters, a dot, and two or three letters; loose on purpose, hence dots and dashes too. */
const loosePattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/

export const emailRule: FieldRule = {
  read: (typed) => typed.trim().toLowerCase(),
  problem(email) {
    if (!email) return m.emailRequired()
    return loosePattern.test(email) ? undefined : m.emailInvalid()
  },
}

export const passwordRule: FieldRule = {
  problem(password) {
    if (!password) return m.passwordRequired()
    return password.length < documentLimits.passwordMin ? m.passwordShort() : undefined
  },
}

export const nameRule: FieldRule = {
  read: (typed) => typed.trim(),
  problem: (name) => (name ? undefined : m.nameRequired()),
}

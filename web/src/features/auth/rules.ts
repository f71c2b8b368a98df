import { limits } from '@wood-master/contract/limits'
import { messages } from './messages.ts'

/** Lowercase letters and digits, `@`, letters, a dot, and two or three letters; loose on purpose, hence dots and dashes too. */
const loosePattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/

/** The rules of the fields that login and registration share. */
export const emailRules = {
  required: messages.emailRequired,
  setValueAs: (email: string) => email.trim().toLowerCase(),
  pattern: { value: loosePattern, message: messages.emailInvalid },
}

export const passwordRules = {
  required: messages.passwordRequired,
  minLength: { value: limits.passwordMin, message: messages.passwordShort },
}

export const nameRules = {
  required: messages.nameRequired,
  validate: (name: string) => name.trim() !== '' || messages.nameRequired,
}

import { directionOf, locale } from '@wood-master/contract/locale'

export const isMirrored = (): boolean => directionOf(locale()) === 'rtl'

/** A value that stands alone, with a direction of its own: a phone number would be turned between Arabic words. */
export const ownDirection = (value: string): string => (isMirrored() ? `\u2068${value}\u2069` : value)

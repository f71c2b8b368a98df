import { directionOf, locale } from '@wood-master/contract/locale'

/** To the right where one reads on to the right, -1 where one reads on to the left. */
export const forward = (): 1 | -1 => (directionOf(locale()) === 'rtl' ? -1 : 1)

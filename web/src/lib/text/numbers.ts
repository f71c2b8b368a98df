import { intlTag } from '@wood-master/contract/locale'

const compact = new Intl.NumberFormat(intlTag(), { notation: 'compact' })
const change = new Intl.NumberFormat(intlTag(), { style: 'percent', signDisplay: 'exceptZero' })

/** A number where there is little room: 1500 is "1.5K". */
export const shortNumberText = (value: number): string => compact.format(value)

/** A change as a share of what was: 0.12 is "+12%". */
export const changePercentText = (share: number): string => change.format(share)

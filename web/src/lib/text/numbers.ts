const plain = new Intl.NumberFormat('en')
const compact = new Intl.NumberFormat('en', { notation: 'compact' })
const change = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'exceptZero' })

/** A number as people read it: "1,250" or "1.5". */
export const numberText = (value: number): string => plain.format(value)

/** A number where there is little room: 1500 is "1.5K". */
export const shortNumberText = (value: number): string => compact.format(value)

/** A change as a share of what was: 0.12 is "+12%". */
export const changePercentText = (share: number): string => change.format(share)

import * as m from '#texts/ui.ts'

/** What a sum of goods does not hold yet. */
export const goodsName = (withTax: boolean): string => (withTax ? m.goodsWithTax() : m.goodsOnly())

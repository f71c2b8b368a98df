import * as m from '#texts/lib.ts'

/** A PO number as people read it; many begin with such letters already. */
export const poText = (poNumber: string): string =>
  /^(po|bc|ref)\b/i.test(poNumber) ? poNumber : m.poNumber({ poNumber })

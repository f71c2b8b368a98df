/** A PO number as people read it; many begin with the letters already. */
export const poText = (poNumber: string): string => (/^po\b/i.test(poNumber) ? poNumber : `PO ${poNumber}`)

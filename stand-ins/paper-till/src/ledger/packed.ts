/** What is kept but seldom read, as JSON text, which takes less memory than its objects. */
export type Packed<T> = string & { readonly packs?: T }

export const packed = <T>(value: T): Packed<T> => JSON.stringify(value)

export const unpacked = <T>(text: Packed<T>): T => JSON.parse(text)

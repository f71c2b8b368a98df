import { numberText } from './numbers.ts'
/** A number with its regular English noun: "1 order", "2 orders", "1,200 orders". */
export function countOf(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`
}

import * as m from '#texts/products.ts'

/** The studio names the pictures so in which a rule lies beside the piece. */
const besideRule = /-scale-\d+\.jpg$/

/** The alternative text of a product's picture; `index` is its place among them, from 0. */
export function pictureText(name: string, image: string, index: number): string {
  if (besideRule.test(image)) return m.besideRule({ name })
  return index === 0 ? name : m.numberedView({ name, number: index + 1 })
}

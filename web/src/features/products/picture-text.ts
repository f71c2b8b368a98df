import { messages } from './messages.ts'

/** The studio names the pictures so in which a rule lies beside the piece. */
const besideRule = /-scale-\d+\.jpg$/

/** The alternative text of a product's picture; `index` is its place among them, from 0. */
export function pictureText(name: string, image: string, index: number): string {
  return besideRule.test(image) ? `${name}, beside a rule for scale` : messages.view(name, index + 1)
}

import { linkTo } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/order.ts'

/** What accepts the terms of sale, placing an order unless said. */
export function TermsNote({ sentence = m.terms() }: { sentence?: string }) {
  return richText(sentence, {
    link: linkTo(paths.legal('terms')),
  })
}

import { linkTo } from '#components/ui/link-to.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/order.ts'

export function TermsNote() {
  return richText(m.terms(), {
    link: linkTo(paths.legal('terms')),
  })
}

import { Link } from '#components/ui/navigation.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/order.ts'

export function TermsNote() {
  return richText(m.terms(), {
    link: (words) => (
      <Link to={paths.legal('terms')} className="link">
        {words}
      </Link>
    ),
  })
}

import { Link } from './navigation.tsx'

/** The element of `richText` for the words that lead to a page. */
export const linkTo = (to: string) => (words: string) => (
  <Link to={to} className="link">
    {words}
  </Link>
)

import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { shop } from '#config/shop.ts'

/** The shop's mark: the rings of a sawn log. */
function Rings() {
  return (
    <svg
      viewBox="0 0 32 32"
      className="size-8 text-primary"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="14" strokeWidth="2.5" />
      <path d="M24.5 16a8.5 8.5 0 1 1-5-7.7" strokeWidth="2" strokeLinecap="round" />
      <path d="M12.5 16.5a3.7 3.7 0 1 1 3.4 3.2" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

export function Brand() {
  return (
    <Link to={paths.home} className="flex items-center gap-2.5 rounded-field font-serif text-xl">
      <Rings />
      {shop.name}
    </Link>
  )
}

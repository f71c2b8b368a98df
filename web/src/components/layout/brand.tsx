import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { shop } from '#config/shop.ts'

export function Brand() {
  return (
    <Link
      to={paths.home}
      className="flex items-center gap-2 whitespace-nowrap rounded-field font-serif text-xl"
    >
      <svg viewBox="0 0 60 40" className="h-6 w-9" aria-hidden="true">
        <path
          className="fill-primary"
          d="M2 2h13l4.7 21.5L25.4 2h9.2l5.7 21.5L45 2h13L47.6 38H34.8L30 21.5 25.2 38H12.4z"
        />
        <path
          className="fill-accent stroke-2 stroke-base-100"
          d="M24.6 8h10.8l-2.6 4.4 2.6 4.4H24.6l2.6-4.4z"
        />
      </svg>
      {/* The narrowest phones have room for the mark alone. */}
      <span className="max-[22.5rem]:sr-only">{shop.name}</span>
    </Link>
  )
}

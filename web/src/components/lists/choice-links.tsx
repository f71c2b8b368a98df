import { Link } from '#components/ui/navigation.tsx'
import { toPage, useAddress } from './use-address.ts'

interface ChoiceLinksProps {
  label: string
  param: string
  /** URL value to displayed name; the empty value clears the filter. */
  choices: Record<string, string>
}

/** One filter as a row of links, so that each choice has a URL of its own. */
export function ChoiceLinks({ label, param, choices }: ChoiceLinksProps) {
  const { search } = useAddress()
  const chosen = search.get(param) ?? ''
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1.5">
        {Object.entries(choices).map(([value, name]) => (
          <li key={value}>
            <Link
              to={`?${toPage(search, { [param]: value })}`}
              aria-current={chosen === value ? 'true' : undefined}
              className="chip"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

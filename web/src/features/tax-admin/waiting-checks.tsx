import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/tax-admin.ts'
import type { TaxSettings } from './tax-values.ts'

/** Orders whose tax waits for the register of tax numbers. */
export function WaitingChecks({ waiting }: { waiting: TaxSettings['waiting'] }) {
  return (
    <section aria-labelledby="waiting-title" className="flex flex-col gap-3">
      <h2 id="waiting-title" className="text-2xl">
        {m.waiting()}
      </h2>
      {waiting.length === 0 ? (
        <p>{m.nothingWaiting()}</p>
      ) : (
        <>
          <p className="text-base-content/75 text-sm">{m.waitingText()}</p>
          <ul className="flex flex-col gap-1">
            {waiting.map(({ _id, number, taxNumber }) => (
              <li key={_id} className="flex justify-between gap-4">
                <Link to={paths.manageOneOrder(_id)} className="link">
                  {number}
                </Link>
                <span className="wrap-anywhere">{taxNumber}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

import type { Remedy } from '@wood-master/contract/errors'
import { TextLink } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/order.ts'

const ways = {
  verify_email: { to: paths.myProfile, name: m.verifyEmail },
  pay_waiting: { to: `${paths.myOrders}?state=unpaid`, name: m.payWaiting },
}

/** What helps who may reserve no more before a first payment. */
export const UnpaidRemedies = ({ remedies = [] }: { remedies: readonly Remedy[] | undefined }) =>
  remedies.length > 0 && (
    <p className="flex flex-wrap gap-x-5 gap-y-1">
      {remedies.map((remedy) => (
        <TextLink key={remedy} to={ways[remedy].to}>
          {ways[remedy].name()}
        </TextLink>
      ))}
    </p>
  )

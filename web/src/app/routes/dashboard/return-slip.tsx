import { awaitsGoods } from '@wood-master/contract/return-units'
import { useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { PlainLink } from '#components/ui/button.tsx'
import { paths } from '#config/paths.ts'
import { PrintPage } from '#features/papers/print-page.tsx'
import { ReturnSlip } from '#features/papers/return-slip.tsx'
import { orderAhead } from '#lib/api/queries.ts'
import * as m from '#texts/papers.ts'

export const loader = signedIn(async ({ params }) => {
  const order = await orderAhead.get(params.id ?? '')
  return { order, one: order.returns.find(({ id }) => id === params.returnId) }
})

export function Component() {
  const { order, one } = useLoaderData<typeof loader>()
  const back = <PlainLink to={paths.myOrder(order._id)}>{m.backToTheOrder()}</PlainLink>
  const slip = one && awaitsGoods(one) ? one : undefined
  const empty = !slip && (
    <EmptyState title={m.noReturnSlip()} text={m.noReturnSlipText()}>
      {back}
    </EmptyState>
  )
  return (
    <PrintPage title={m.returnSlip()} back={back} empty={empty}>
      {slip && <ReturnSlip order={order} one={slip} />}
    </PrintPage>
  )
}

import { awaitsGoods } from '@wood-master/contract/return-units'
import { useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { PrintBar } from '#features/papers/print-bar.tsx'
import { ReturnSlip } from '#features/papers/return-slip.tsx'
import { orderAhead } from '#lib/api/queries.ts'
import * as m from '#texts/papers.ts'

export const loader = signedIn(async ({ params }) => {
  const order = await orderAhead.get(params.id ?? '')
  return { order, one: order.returns.find(({ id }) => id === params.returnId) }
})

export function Component() {
  const { order, one } = useLoaderData<typeof loader>()
  const back = (
    <ButtonLink to={paths.myOrder(order._id)} look="plain">
      {m.backToTheOrder()}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle title={m.returnSlip()} />
      <div className="print:hidden">
        <PageHeading>{m.returnSlip()}</PageHeading>
      </div>
      {one && awaitsGoods(one) ? (
        <>
          <PrintBar>{back}</PrintBar>
          <ReturnSlip order={order} one={one} />
        </>
      ) : (
        <EmptyState title={m.noReturnSlip()} text={m.noReturnSlipText()}>
          {back}
        </EmptyState>
      )}
    </>
  )
}

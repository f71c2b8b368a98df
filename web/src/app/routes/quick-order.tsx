import { useLoaderData } from 'react-router-dom'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { ListReader } from '#features/quick-order/list-reader.tsx'
import { OrderListPanel } from '#features/quick-order/order-list-panel.tsx'
import { QuickAdd } from '#features/quick-order/quick-add.tsx'
import { useOrderList } from '#features/quick-order/use-order-list.ts'
import { shopSettings } from '#lib/api/settings.ts'
import * as m from '#texts/quick-order.ts'

export const loader = () => shopSettings()

export function Component() {
  const settings = useLoaderData<typeof loader>()
  const orders = useOrderList()
  return (
    <div className="page py-8 lg:py-14">
      <PageTitle title={m.title()} description={m.orderManyProductsAtOnce()} />
      <PageHeading intro={m.intro()}>{m.title()}</PageHeading>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[5fr_6fr]">
        <div className="flex h-fit flex-col gap-8">
          <section aria-labelledby="type-title">
            <h2 id="type-title" className="mb-3 text-2xl">
              {m.typeTitle()}
            </h2>
            <QuickAdd settings={settings} onAdd={(line) => orders.add([line])} />
          </section>
          <section aria-labelledby="paste-title">
            <h2 id="paste-title" className="mb-3 text-2xl">
              {m.pasteTitle()}
            </h2>
            <ListReader onRead={orders.add} />
          </section>
        </div>
        <div className="min-w-0">
          <OrderListPanel orders={orders} />
        </div>
      </div>
    </div>
  )
}

import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { Page } from '#components/ui/page.tsx'
import { Section } from '#components/ui/section.tsx'
import { ListReader } from '#features/quick-order/list-reader.tsx'
import { OrderListPanel } from '#features/quick-order/order-list-panel.tsx'
import { QuickAdd } from '#features/quick-order/quick-add.tsx'
import { exampleList } from '#features/quick-order/sample.ts'
import { useOrderList } from '#features/quick-order/use-order-list.ts'
import { shopSettings } from '#lib/api/settings.ts'
import { useAccount } from '#lib/session/session.ts'
import * as m from '#texts/quick-order.ts'

export const loader = async () => {
  const [settings, example] = await Promise.all([shopSettings(), exampleList()])
  return { settings, example }
}

/** Of another account anew: in another tab somebody else may sign in while it is open. */
export function Component() {
  const uid = useAccount()?.uid
  return <QuickOrder key={uid} uid={uid} />
}

function QuickOrder({ uid }: { uid: string | undefined }) {
  const { settings, example } = useLoaderData<typeof loader>()
  const orders = useOrderList(uid)
  const isListed = orders.list.length > 0
  const [checked, setChecked] = useState(0)
  return (
    <Page className="page py-8 lg:py-14" title={m.title()} description={m.description()} intro={m.intro()}>
      <div className={`grid gap-x-14 gap-y-10 ${isListed ? 'xl:grid-cols-[5fr_8fr]' : ''}`}>
        <div className={`grid h-fit gap-x-14 gap-y-8 lg:grid-cols-2 ${isListed ? 'xl:grid-cols-1' : ''}`}>
          <Section title={m.typeTitle()} heading="mb-3 text-2xl">
            <QuickAdd settings={settings} onAdd={orders.add} />
          </Section>
          <Section title={m.pasteTitle()} heading="mb-3 text-2xl">
            <ListReader
              text={orders.text}
              setText={orders.setText}
              example={example}
              onRead={async (lines, read) => {
                await orders.check(lines, read)
                setChecked((before) => before + 1)
              }}
            />
          </Section>
        </div>
        <div className="min-w-0">
          <OrderListPanel orders={orders} currency={settings.currency} checked={checked} />
        </div>
      </div>
    </Page>
  )
}

import { ButtonLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/order.ts'

/** Instead of an order that was deleted, or never was. */
export function NoSuchOrder({ className }: { className?: string }) {
  return (
    <Page className={className} title={m.gone()} intro={m.goneText()}>
      <ButtonLink to={paths.myOrders}>{m.myOrders()}</ButtonLink>
    </Page>
  )
}

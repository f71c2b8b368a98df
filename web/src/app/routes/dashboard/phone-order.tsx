import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Page } from '#components/ui/page.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { PhoneOrderForm } from '#features/phone-order/phone-order-form.tsx'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/phone-order.ts'

export const loader = adminOnly(
  ({ params: { email = '' } }) => api.call('getPerson', { params: { email } }),
  'orderForBuyer',
)

export function Component() {
  const person = useLoaderData<typeof loader>()
  const { email, name } = person.user
  return (
    <Page title={m.title({ name: name ?? email })} back={[adminPaths.person(email), name ?? email]}>
      <PhoneOrderForm key={email} person={person} />
    </Page>
  )
}

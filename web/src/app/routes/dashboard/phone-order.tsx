import { useLoaderData, useNavigate } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { successToast } from '#components/feedback/toast.tsx'
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
  const navigate = useNavigate()
  const { email, name } = person.user
  return (
    <Page title={m.title({ name: name ?? email })} back={[adminPaths.person(email), name ?? email]}>
      <PhoneOrderForm
        person={person}
        onPlaced={async (id) => {
          await navigate(adminPaths.manageOneOrder(id))
          await successToast(m.placed())
        }}
      />
    </Page>
  )
}

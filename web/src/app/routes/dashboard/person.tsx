import { formatPrice } from '@wood-master/contract/money'
import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { AddressText } from '#components/address/address-text.tsx'
import { Deferred } from '#components/feedback/deferred.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { History } from '#components/history/history.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { pageOf } from '#components/lists/use-address.ts'
import { OrderContent } from '#components/order/order-lines.tsx'
import { StateBadge } from '#components/order/order-state.tsx'
import { ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { EmailText } from '#components/ui/email-text.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Page } from '#components/ui/page.tsx'
import { Price } from '#components/ui/price.tsx'
import { Section } from '#components/ui/section.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { api } from '#lib/api/api.ts'
import { mayPress, pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/user-admin.ts'

const pageSize = 20

export const loader = adminOnly(async ({ params: { email = '' }, request }) => {
  const { cursor } = pageOf(new URL(request.url).searchParams)
  const query = { email, limit: pageSize, cursor }
  const orders = pageQuery(['orders of', query], (signal) => api.list('listOwnOrders', { query, signal }))
  return { person: await api.call('getPerson', { params: { email } }), orders: await orders }
}, 'getPerson')

export function Component() {
  const { person, orders } = useLoaderData<typeof loader>()
  const { user, addresses, orders: count, value, currency, tags, history } = person
  const { email } = user
  return (
    <Page
      title={user.name ?? email}
      back={mayPress('listUsers') ? [adminPaths.manageUser, m.manageUsers()] : undefined}
      actions={
        <>
          {mayPress('listMails') && <PlainLink to={adminPaths.mailsTo(email)}>{m.mails()}</PlainLink>}
          {mayPress('orderForBuyer') && (
            <ButtonLink to={adminPaths.phoneOrder(email)}>{m.phoneOrder()}</ButtonLink>
          )}
        </>
      }
    >
      <p>
        <EmailText email={email} />{' '}
        {user.phone && (
          <bdi dir="ltr" className="whitespace-nowrap">
            {user.phone}
          </bdi>
        )}
      </p>
      <p className="font-semibold">{m.ordersPaid({ count, value: formatPrice(value, currency) })}</p>
      <div className="mt-8 grid gap-10 xl:grid-cols-[1fr_20rem]">
        <Section title={m.orders()}>
          <Deferred query={orders} skeleton={<RowSkeletons className="h-16" />}>
            {(page) => (
              <ListFrame page={page} noun="order" label={m.orders()} empty={<p>{m.noOrders()}</p>}>
                {(found) => (
                  <ul className="divide-y divide-base-300">
                    {found.map((order) => (
                      <li key={order._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                        <Link to={adminPaths.manageOneOrder(order._id)} className="link font-semibold">
                          <bdi>{order.number}</bdi>
                        </Link>
                        <DateText at={order.createdAt} />
                        <StateBadge state={order.state} />
                        <OrderContent order={order} />
                        <Price amount={order.price} currency={order.currency} className="ms-auto" />
                      </li>
                    ))}
                  </ul>
                )}
              </ListFrame>
            )}
          </Deferred>
        </Section>
        <Section title={m.addresses()}>
          {addresses.length === 0 && <p>{m.noAddresses()}</p>}
          <ul className="flex flex-col gap-4">
            {addresses.map((address) => (
              <li key={address._id}>
                <AddressText address={address} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <History
        key={email}
        events={history}
        currency={currency}
        tags={tags}
        save={mayPress('notePerson') && ((body) => api.call('notePerson', { params: { email }, body }))}
      />
    </Page>
  )
}

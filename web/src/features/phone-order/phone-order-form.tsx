import type { Address } from '@wood-master/contract/address-format'
import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import { formatPrice } from '@wood-master/contract/money'
import type { Person } from '@wood-master/contract/users'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { AddressDialog } from '#components/address/address-dialog.tsx'
import { AddressText } from '#components/address/address-text.tsx'
import { ChoiceRow } from '#components/delivery/choice-row.tsx'
import { successToast } from '#components/feedback/toast.ts'
import { optionalLabel, SelectField, TextArea, TextField } from '#components/forms/field.tsx'
import { fieldOf, filled } from '#components/forms/field-of.ts'
import { useFormDraft } from '#components/forms/form-draft.ts'
import { keysIn, setFields } from '#components/forms/kept-draft.ts'
import { submitBy } from '#components/forms/server-errors.ts'
import { unitsOrNone } from '#components/forms/units-stepper.tsx'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { useOnce } from '#components/forms/use-once.ts'
import { Button, SubmitButton } from '#components/ui/button.tsx'
import { Price } from '#components/ui/price.tsx'
import { Problem } from '#components/ui/problem.tsx'
import { Panel } from '#components/ui/section.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { api } from '#lib/api/api.ts'
import { isQuoteOutdated } from '#lib/api/delivery.ts'
import { fieldErrors, withFieldSentences } from '#lib/api/field-errors.ts'
import * as orderTexts from '#texts/order.ts'
import * as m from '#texts/phone-order.ts'

type Draft = ResponseOf<'draftOrder'>
type Wishes = BodyOf<'draftOrder'>

interface Priced {
  draft: Draft
  wishes: Wishes
  /** Of its own each time that it is priced: what went wrong before is said no more. */
  turn: number
}

const fieldsOf = ({ user, addresses }: Person) => ({
  list: '',
  // One of the buyer's addresses; empty where `typed` is meant.
  addressId: addresses[0]?._id ?? '',
  typed: null as Address | null,
  buysFor: user.buysFor ?? 'business',
  percent: '',
  reason: '',
  rateId: '',
  poNumber: '',
  // Of what was sent, until it is answered: the same again, after a reload too, places no second order.
  key: '',
})

type OrderFields = ReturnType<typeof fieldsOf>

export function PhoneOrderForm({ person }: { person: Person }) {
  const { user, addresses } = person
  const [typing, setTyping] = useState(false)
  const [priced, setPriced] = useState<Priced>()
  // The price of what was changed meanwhile is none.
  const changes = useRef(0)
  const forgetPrice = () => {
    changes.current += 1
    form.clearErrors('root')
    setPriced(undefined)
  }
  const form = useForm({ defaultValues: fieldsOf(person) })
  const forgetDraft = useFormDraft(form, `phone-order.${user.email}`)
  const field = fieldOf(form)
  const { addressId, typed } = form.watch()
  const known = addresses.find(({ _id }) => _id === addressId)
  const address = known ?? typed
  const { isSubmitting, errors } = form.formState

  /** Shows what it comes to, unless something was changed meanwhile. */
  const draftFor = async (wishes: Wishes, turn: number) => {
    const draft = await api.call('draftOrder', { params: { email: user.email }, body: wishes })
    if (changes.current === turn) setPriced({ draft, wishes, turn })
  }

  const price = submitBy(
    form,
    async ({ list, buysFor, percent, reason }) => {
      const turn = ++changes.current
      if (!address) return form.setError('root', { message: m.addressMissing() })
      const discount = { percent: Number(percent), reason: reason.trim() }
      const { _id, createdAt, ...plain }: typeof address & { _id?: string; createdAt?: string } = address
      const { lines, unread } = await readLines(list.trim())
      if (unread) return form.setError('list', { message: unread }, { shouldFocus: true })
      const more = discount.percent === 0 ? {} : { discount }
      const wishes: Wishes = { lines, address: plain, buysFor, ...more }
      await draftFor(wishes, turn).catch((error) => {
        const { fields } = fieldErrors(error, ['address'], { address: 'address.' })
        throw fields.address ? withFieldSentences(error) : error
      })
    },
    { bodyNames: { percent: 'discount.percent', reason: 'discount.reason' }, keep: true },
  )

  return (
    <div className="grid gap-10 xl:grid-cols-2">
      <form onSubmit={price} noValidate onChange={forgetPrice} className="flex flex-col gap-5">
        <TextArea label={m.list()} hint={m.listHint()} rows={6} {...field('list', filled(m.listEmpty()))} />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 font-semibold">{m.deliverTo()}</legend>
          {address && !known && <AddressText address={address} />}
          {addresses.map((one) => (
            <ChoiceRow
              key={one._id}
              name="address"
              checked={one === known}
              onChoose={() => setFields(form, { addressId: one._id })}
            >
              <AddressText address={one} />
            </ChoiceRow>
          ))}
          <Button look="plain" small className="self-start" onClick={() => setTyping(true)}>
            {m.otherAddress()}
          </Button>
        </fieldset>
        <SelectField
          label={m.buysFor()}
          choices={{ business: m.business(), myself: m.myself() }}
          {...field('buysFor')}
        />
        <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
          <TextField
            label={m.percent()}
            inputMode="numeric"
            {...field('percent', (typed) => unitsOrNone(typed.trim() || '0', 100))}
          />
          <TextField
            label={m.reason()}
            hint={m.reasonHint()}
            {...field('reason', (typed, { percent }) => !Number(percent) || filled(m.reasonMissing())(typed))}
          />
        </div>
        <Problem className="font-semibold">{errors.root?.message}</Problem>
        <SubmitButton pending={isSubmitting}>{m.priceIt()}</SubmitButton>
      </form>
      {priced && (
        <PricedDraft
          key={priced.turn}
          email={user.email}
          priced={priced}
          priceAgain={() => draftFor(priced.wishes, priced.turn)}
          form={form}
          forgetDraft={forgetDraft}
        />
      )}
      {typing && (
        <AddressDialog
          title={m.otherAddress()}
          address={{ name: user.name ?? '' }}
          save={async (other) => {
            setFields(form, { addressId: '', typed: other })
            forgetPrice()
          }}
          onClose={() => setTyping(false)}
        />
      )}
    </div>
  )
}

/** What the typed list orders, or what is wrong: with the first line that names no product or quantity, or that there is none. */
async function readLines(text: string): Promise<{ lines: Wishes['lines']; unread?: string }> {
  const { lines: read } = await api.call('parseOrderList', { body: { text } })
  const lines: Wishes['lines'] = []
  for (const { input, productId, quantity, problem } of read) {
    if (!productId || !quantity) return { lines, unread: `${input}: ${problem?.message ?? m.lineUnread()}` }
    lines.push({ productId, quantity })
  }
  return lines.length > 0 ? { lines } : { lines, unread: m.listEmpty() }
}

interface PricedDraftProps {
  email: string
  priced: Priced
  priceAgain: () => Promise<void>
  form: UseFormReturn<OrderFields>
  forgetDraft: () => void
}

function PricedDraft({ email, priced, priceAgain, form, forgetDraft }: PricedDraftProps) {
  const navigate = useNavigate()
  const once = useOnce(keysIn(form))
  const { draft, wishes } = priced
  const { lines, goodsTotal, discount, currency, quote } = draft
  const rates = [...quote.rates, ...(quote.onRequest ? [quote.onRequest] : [])]
  const { pending, problem, attempt } = useAttempt()
  const { rateId, poNumber } = form.watch()
  const rate = rates.find(({ id }) => id === rateId) ?? rates[0]
  const place = () =>
    attempt(async () => {
      if (!rate) return
      const more = poNumber.trim() ? { poNumber: poNumber.trim() } : {}
      const body = { ...wishes, ...more, rateId: rate.id, price: rate.total }
      const { insertedId } = await once((key) =>
        api.call('orderForBuyer', { params: { email }, body: { ...body, key } }),
      ).catch(async (error) => {
        // What can't be priced now either is said as it was.
        if (isQuoteOutdated(error) || error.code === 'cart_not_orderable') await priceAgain().catch(() => {})
        throw withFieldSentences(error)
      })
      forgetDraft()
      // At once: nothing is left to ask about when the page is left.
      flushSync(() => form.reset(form.getValues()))
      await navigate(adminPaths.manageOneOrder(insertedId))
      await successToast(m.placed())
    })
  return (
    <Panel title={m.comesTo()}>
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line.productId} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {line.quantity} × {line.name} ({formatPrice(line.unitPrice, currency)})
            </span>
            <Price amount={line.price} currency={currency} />
            {line.problem && <span className="w-full font-semibold text-error">{line.problem}</span>}
          </li>
        ))}
      </ul>
      <p className="flex justify-between font-semibold">
        <span>{m.goods()}</span> <Price amount={goodsTotal} currency={currency} />
      </p>
      {discount > 0 && <p>{m.saved({ amount: formatPrice(discount, currency) })}</p>}
      <p className="empty:hidden">{quote.message}</p>
      <p className="empty:hidden">{quote.taxNote}</p>
      {rates.map(({ id, name, price, total }) => (
        <ChoiceRow
          key={id}
          name="rate"
          checked={id === rate?.id}
          onChoose={() => setFields(form, { rateId: id })}
        >
          {m.rate({ name, price: formatPrice(price, currency), total: formatPrice(total, currency) })}
        </ChoiceRow>
      ))}
      <TextField
        label={optionalLabel(orderTexts.poNumber())}
        maxLength={limits.poNumberLength}
        {...form.register('poNumber')}
      />
      <Button
        pending={pending}
        disabled={!rate || lines.some(({ problem }) => problem)}
        onClick={() => void place()}
      >
        {m.place()}
      </Button>
      <Problem className="font-semibold">{problem}</Problem>
      <p className="text-base-content/75 text-sm">{m.placeHint({ email })}</p>
    </Panel>
  )
}

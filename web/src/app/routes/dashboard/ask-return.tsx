import type { BodyOf } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import { type SubmitEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import type { PageHandle } from '#app/preload-page.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { successToast } from '#components/feedback/toast.ts'
import { TextArea } from '#components/forms/field.tsx'
import { keysIn, useKeptDraft } from '#components/forms/kept-draft.ts'
import { areUnits } from '#components/forms/units-stepper.tsx'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { useOnce } from '#components/forms/use-once.ts'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { Problem } from '#components/ui/problem.tsx'
import { paths } from '#config/paths.ts'
import { type Chosen, LineChoice } from '#features/returns/line-choice.tsx'
import { PicturesField } from '#features/returns/pictures-field.tsx'
import { type ReturnableLine, returnableLines } from '#features/returns/returnable.ts'
import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'
import type { Order } from '#lib/api/orders.ts'
import { orderAhead } from '#lib/api/queries.ts'
import { shopSettings } from '#lib/api/settings.ts'
import * as m from '#texts/returns.ts'

export const handle: PageHandle = { ahead: ({ id = '' }) => orderAhead.ask(id) }

export const loader = signedIn(async ({ params }) => {
  const [order, { returnDays }] = await Promise.all([orderAhead.get(params.id ?? ''), shopSettings()])
  return { order, returnDays }
})

export function Component() {
  const { order, returnDays } = useLoaderData<typeof loader>()
  const lines = returnableLines(order)
  const back = paths.myOrder(order._id)
  return (
    <Page title={m.ask()} intro={m.askText()} back={[back, m.orderTitle(order)]}>
      {lines.length > 0 ? (
        <ReturnForm key={order._id} order={order} lines={lines} returnDays={returnDays} />
      ) : (
        <EmptyState title={m.nothingToReturn()} text={m.nothingToReturnText()}>
          <ButtonLink to={back}>{m.backToTheOrder()}</ButtonLink>
        </EmptyState>
      )}
    </Page>
  )
}

interface ReturnFormProps {
  order: Order
  lines: ReturnableLine[]
  returnDays: number
}

interface ReturnFields {
  /** Of what was sent, until it is answered: the same again, after a reload too, asks for nothing more. */
  key: string
  chosen: Record<string, Chosen | undefined>
  words: string
  pictures: string[]
}

const changed = { shouldDirty: true }

function ReturnForm({ order, lines, returnDays }: ReturnFormProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [only] = lines
  const chosenFirst: ReturnFields['chosen'] =
    only && lines.length === 1 ? { [only.line.productId]: { quantity: '1', reason: '' } } : {}
  const form = useForm<ReturnFields>({
    defaultValues: { key: '', chosen: chosenFirst, words: '', pictures: [] },
  })
  const forgetDraft = useKeptDraft(form, `return.${order._id}`)
  const once = useOnce(keysIn(form))
  const { chosen, words, pictures } = form.watch()
  const [uploading, setUploading] = useState(false)
  const [tried, setTried] = useState(false)
  const { pending, problem, setProblem, attempt } = useAttempt()

  const send = (asked: BodyOf<'requestReturn'>['lines']) =>
    attempt(async () => {
      const wish = { lines: asked, words: words.trim() || undefined, images: pictures }
      const params = { id: order._id }
      const { number } = await once((key) =>
        api.call('requestReturn', { params, body: { key, ...wish } }),
      ).catch(async (error: unknown) => {
        // Its lines are others since.
        if (error instanceof ApiError && error.status === 409) await revalidate()
        throw error
      })
      forgetDraft()
      await navigate(paths.myOrder(order._id), { replace: true })
      await successToast(m.sent({ number }))
    })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    const asked = askedLines(lines, chosen)
    if (asked === undefined) return setProblem(m.notComplete())
    if (asked.length === 0) return setProblem(m.chooseALine())
    void send(asked)
  }

  return (
    <form noValidate className="flex max-w-2xl flex-col gap-6" onSubmit={submit}>
      <ul aria-label={m.whichPieces()} className="flex flex-col gap-3">
        {lines.map((returnable) => {
          const { productId } = returnable.line
          return (
            <LineChoice
              key={productId}
              returnable={returnable}
              chosen={chosen[productId]}
              returnDays={returnDays}
              tried={tried}
              onChange={(line) => form.setValue('chosen', { ...chosen, [productId]: line }, changed)}
            />
          )
        })}
      </ul>
      <PicturesField
        pictures={pictures}
        onChange={(after) => form.setValue('pictures', after(form.getValues('pictures')), changed)}
        onUploading={setUploading}
      />
      <TextArea
        label={m.words()}
        hint={m.wordsHint()}
        rows={3}
        maxLength={limits.returnWordsLength}
        value={words}
        onText={(text) => form.setValue('words', text, changed)}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" pending={pending || uploading} className="w-full sm:w-auto sm:self-start">
        {m.send()}
      </Button>
    </form>
  )
}

/** The lines as the shop wants them; nothing while one of them is not complete. */
function askedLines(lines: readonly ReturnableLine[], chosen: ReturnFields['chosen']) {
  const asked: BodyOf<'requestReturn'>['lines'] = []
  for (const { line, left } of lines) {
    const { quantity, reason } = chosen[line.productId] ?? {}
    if (quantity === undefined || reason === undefined) continue
    if (reason === '' || !areUnits(quantity, left)) return undefined
    asked.push({ productId: line.productId, quantity: Number(quantity), reason })
  }
  return asked
}

import { type KeyboardEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'
import { successToast } from '#components/feedback/toast.ts'
import { TextField } from '#components/forms/field.tsx'
import { useFormDraft } from '#components/forms/form-draft.ts'
import { setFields } from '#components/forms/kept-draft.ts'
import { useOnce } from '#components/forms/use-once.ts'
import { Table } from '#components/lists/table.tsx'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { ApiError, errorSentence, isOffline } from '#lib/api/api-error.ts'
import type { Product } from '#lib/api/products.ts'
import { amountOf } from '#lib/text/number-of.ts'
import { wholeOf } from '#lib/text/whole-of.ts'
import * as m from '#texts/product-admin.ts'
import { changeProduct, type StockLevel } from './product-admin-api.ts'

const columns = [
  { field: 'category', name: m.category },
  { field: 'price', name: m.price },
  { field: 'minQuantity', name: m.minimum },
  { field: 'casePack', name: m.casePack },
  { field: 'onHand', name: m.gridOnHand },
] as const
type Field = (typeof columns)[number]['field']

/** For the longest category of the shop, and the highest price. */
const widths: Partial<Record<Field, string>> = { category: 'xl:w-59', price: 'xl:w-33' }

interface ProductGridProps {
  products: readonly Product[]
  levels: ReadonlyMap<string, StockLevel>
  currency: string
  /** Under which this browser keeps what is typed. */
  keptAs: string
}

/** A field for each cell, so that what is loaded anew replaces only what nobody typed. */
const cellOf = (id: string, field: string) => `${id}:${field}`

/** What the cell showed when it was typed over; in the form, so that a draft keeps it. Empty where it follows the shop. */
const seenOf = (cell: string) => `${cell}:seen`

const cellsOf = (product: Product, level: StockLevel | undefined): [string, string][] =>
  columns.flatMap(({ field }): [string, string][] => {
    const value = field === 'onHand' ? level?.onHand : product[field]
    const cell = cellOf(product._id, field)
    return [
      [cell, String(value ?? '')],
      [seenOf(cell), ''],
    ]
  })

/** A row's values as they are typed: 12.80 is no other price than 12.8. */
function rowOf(id: string, cells: Record<string, string>, currency: string) {
  const textIn = (field: Field) => (cells[cellOf(id, field)] ?? '').trim()
  return {
    category: textIn('category'),
    price: amountOf(textIn('price'), currency),
    minQuantity: wholeOf(textIn('minQuantity')),
    casePack: wholeOf(textIn('casePack')),
    onHand: wholeOf(textIn('onHand')),
  }
}

/** Several products at once: typed like a sheet, saved by one press; what could not be saved stays, and says why. */
export function ProductGrid({ products, levels, currency, keptAs }: ProductGridProps) {
  const { revalidate } = useRevalidator()
  const cells = Object.fromEntries(products.flatMap((product) => cellsOf(product, levels.get(product._id))))
  const form = useForm<Record<string, string>>({ values: cells, resetOptions: { keepDirtyValues: true } })
  const { isSubmitting, dirtyFields } = form.formState
  const forgetDraft = useFormDraft(form, keptAs)
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const once = useOnce()
  const typed = form.watch()
  const changedIn = (id: string) => {
    const [now, before] = [rowOf(id, typed, currency), rowOf(id, cells, currency)]
    // What was saved is clean, also before the shop's own values are loaded anew.
    return columns.filter(
      ({ field }) => dirtyFields[cellOf(id, field)] && !Object.is(now[field], before[field]),
    )
  }
  const seenAt = (cell: string) => form.getValues(seenOf(cell)) || (cells[cell] ?? '')
  const setSeen = (cell: string, seen = '') =>
    setFields(form, { [seenOf(cell)]: form.getValues(cell) === seen ? '' : seen })
  const noteSeen = (cell: string) => {
    // Where the shop has something else by now, nobody has seen that.
    if (seenAt(cell) === cells[cell]) setSeen(cell, cells[cell])
  }
  const changed = products.filter(({ _id }) => changedIn(_id).length > 0)
  const isCounted = changed.some(({ _id }) => changedIn(_id).some(({ field }) => field === 'onHand'))

  /** What was saved follows the shop again, unless it was typed anew meanwhile. */
  const settle = (id: string, saved: object) => {
    for (const field of Object.keys(saved)) {
      const cell = cellOf(id, field)
      const now = form.getValues(cell)
      form.resetField(cell, { defaultValue: typed[cell] ?? '' })
      setFields(form, { [cell]: now })
      setSeen(cell, typed[cell])
    }
  }

  const saveRow = async ({ _id: id, draft }: Product) => {
    const { onHand, ...now } = rowOf(id, typed, currency)
    const seenCells = columns.map(({ field }) => [cellOf(id, field), seenAt(cellOf(id, field))])
    const changes = changedIn(id).flatMap(({ field }) => (field === 'onHand' ? [] : [[field, now[field]]]))
    const seen = rowOf(id, Object.fromEntries(seenCells), currency)
    await changeProduct(id, Object.fromEntries(changes), { ...seen, draft })
    settle(id, now)
    if (!changedIn(id).some(({ field }) => field === 'onHand')) return
    const counted = cellOf(id, 'onHand')
    const body = { kind: 'counted', found: onHand, onHand: Number(seenAt(counted)), reason } as const
    await once(
      (key) => api.call('bookStock', { params: { id }, body: { ...body, key } }),
      `${id} ${cells[counted]}`,
    )
    settle(id, { onHand })
  }

  const submit = form.handleSubmit(async () => {
    const failed = new Map<string, string>()
    let isReached = true
    for (const product of changed) {
      const now = rowOf(product._id, typed, currency)
      const wrong = changedIn(product._id).find(({ field }) => Number.isNaN(now[field]))
      if (wrong) {
        failed.set(product._id, m.gridNotANumber({ column: wrong.name() }))
        continue
      }
      try {
        await saveRow(product)
      } catch (error) {
        const { fields = {}, current = {} } = error instanceof ApiError ? error : {}
        failed.set(product._id, Object.values(fields).join(' ') || errorSentence(error))
        // What somebody else changed is what the next press replaces, now that it was said.
        for (const [field, value] of Object.entries(current as object))
          setSeen(cellOf(product._id, field), String(value ?? ''))
        isReached &&= !isOffline(error)
      }
    }
    setProblems(failed)
    if (failed.size === 0) forgetDraft()
    if (isReached) await revalidate()
    const saved = changed.length - failed.size
    if (saved > 0) await successToast(m.gridSaved({ count: saved }))
  })

  return (
    <form onSubmit={submit} noValidate>
      <Table
        className="table-cards rows-even xl:table-fixed"
        caption={m.gridHint()}
        columns={[
          [m.product(), 'xl:w-54'],
          ...columns.map(({ field, name }): [string, string] => [
            name(),
            `${widths[field] ?? ''} text-start!`,
          ]),
        ]}
        onKeyDown={moveInColumn}
      >
        {products.map(({ _id, name, sku }) => (
          <tr key={_id} data-product={_id} className={changedIn(_id).length > 0 ? 'bg-warning/10' : ''}>
            <th scope="row" className="font-normal">
              <span className="wrap-anywhere block font-semibold">{name}</span>
              <bdi className="text-base-content/75 text-sm">{sku}</bdi>
              <span role="alert" className="wrap-anywhere block font-semibold text-error empty:hidden">
                {problems.get(_id)}
              </span>
            </th>
            {columns.map(({ field, name: column }) => (
              // A category has a phone's line to itself.
              <td
                key={field}
                data-label={column()}
                className={field === 'category' ? 'max-sm:flex-wrap' : ''}
              >
                <input
                  className={`input w-full min-w-20 xl:h-9 xl:px-2 ${field === 'category' ? 'sm:max-xl:max-w-[80%]' : 'max-xl:max-w-[60%]'}`}
                  aria-label={`${column()}, ${name}`}
                  inputMode={field === 'category' ? 'text' : 'decimal'}
                  autoComplete="off"
                  {...form.register(cellOf(_id, field), {
                    onChange: () => noteSeen(cellOf(_id, field)),
                  })}
                />
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <div className="sticky bottom-(--notice-height) z-10 flex flex-wrap items-end gap-4 border-base-300 border-t bg-base-100 py-3">
        {isCounted && (
          <div className="min-w-64 flex-1">
            <TextField label={m.gridReason()} required value={reason} onText={setReason} />
          </div>
        )}
        <Button
          type="submit"
          pending={isSubmitting}
          disabled={changed.length === 0 || (isCounted && reason.trim() === '')}
        >
          {m.gridSave({ count: changed.length })}
        </Button>
      </div>
    </form>
  )
}

/** Enter and the arrows go down and up within a column, as in a sheet. */
function moveInColumn(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0
  const cell = (event.target as HTMLElement).closest('td')
  const row = cell?.closest('tr')
  if (step === 0 || !cell || !row) return
  event.preventDefault()
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling
  const input = next?.children[cell.cellIndex]?.querySelector('input')
  input?.focus()
  input?.select()
}

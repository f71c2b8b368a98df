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
import { ApiError, errorSentence } from '#lib/api/api-error.ts'
import type { Product } from '#lib/api/products.ts'
import { amountOf } from '#lib/text/number-of.ts'
import { wholeOf } from '#lib/text/whole-of.ts'
import * as m from '#texts/product-admin.ts'
import { type StockLevel, saveProduct } from './product-admin-api.ts'

const columns = [
  { field: 'category', name: m.category },
  { field: 'price', name: m.price },
  { field: 'minQuantity', name: m.minimum },
  { field: 'casePack', name: m.casePack },
  { field: 'onHand', name: m.gridOnHand },
] as const
type Field = (typeof columns)[number]['field']

interface ProductGridProps {
  products: readonly Product[]
  levels: ReadonlyMap<string, StockLevel>
  currency: string
  /** Under which this browser keeps what is typed. */
  keptAs: string
}

/** A field for each cell, so that what is loaded anew replaces only what nobody typed. */
const cellOf = (id: string, field: Field) => `${id}:${field}`

const cellsOf = (product: Product, level: StockLevel | undefined): [string, string][] =>
  columns.map(({ field }) => {
    const value = field === 'onHand' ? level?.onHand : product[field]
    return [cellOf(product._id, field), String(value ?? '')]
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
  const { isSubmitting, dirtyFields: _ } = form.formState
  const forgetDraft = useFormDraft(form, keptAs)
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const once = useOnce()
  const typed = form.watch()
  const changedIn = (id: string) => {
    const [now, before] = [rowOf(id, typed, currency), rowOf(id, cells, currency)]
    return columns.filter(({ field }) => !Object.is(now[field], before[field]))
  }
  const changed = products.filter(({ _id }) => changedIn(_id).length > 0)
  const isCounted = changed.some(({ _id }) => changedIn(_id).some(({ field }) => field === 'onHand'))

  /** What was saved follows the shop again, unless it was typed anew meanwhile. */
  const settle = (id: string, saved: object) => {
    for (const field of Object.keys(saved) as Field[]) {
      const cell = cellOf(id, field)
      const now = form.getValues(cell)
      form.resetField(cell, { defaultValue: typed[cell] ?? '' })
      setFields(form, { [cell]: now })
    }
  }

  const saveRow = async ({ _id: id }: Product) => {
    const { onHand, ...now } = rowOf(id, typed, currency)
    const { onHand: onHandBefore, ...before } = rowOf(id, cells, currency)
    await saveProduct(id, now, before)
    settle(id, now)
    if (Object.is(onHand, onHandBefore)) return
    const found = { found: onHand, onHand: levels.get(id)?.onHand ?? 0 }
    const body = { kind: 'counted', ...found, reason } as const
    await once(
      (key) => api.call('bookStock', { params: { id }, body: { ...body, key } }),
      `${id} ${onHandBefore}`,
    )
    settle(id, { onHand })
  }

  const submit = form.handleSubmit(async () => {
    const failed = new Map<string, string>()
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
        const fields = error instanceof ApiError ? Object.values(error.fields) : []
        failed.set(product._id, fields.join(' ') || errorSentence(error))
      }
    }
    setProblems(failed)
    if (failed.size === 0) forgetDraft()
    // What somebody else changed is what the next press replaces.
    await revalidate()
    const saved = changed.length - failed.size
    if (saved > 0) await successToast(m.gridSaved({ count: saved }))
  })

  return (
    <form onSubmit={submit} noValidate>
      <Table
        className="table-cards rows-even xl:table-fixed"
        caption={m.gridHint()}
        columns={[
          [m.product(), 'xl:w-72'],
          ...columns.map(({ field, name }): [string, string] => [
            name(),
            `${field === 'category' ? 'xl:w-44' : ''} text-start!`,
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
              <td key={field} data-label={column()}>
                <input
                  className="input w-full min-w-20 max-xl:max-w-[60%] xl:h-9"
                  aria-label={`${column()}, ${name}`}
                  inputMode={field === 'category' ? 'text' : 'decimal'}
                  autoComplete="off"
                  {...form.register(cellOf(_id, field))}
                />
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-end gap-4 border-base-300 border-t bg-base-100 py-3">
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

import { type KeyboardEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'
import { successToast } from '#components/feedback/toast.tsx'
import { TextField } from '#components/forms/field.tsx'
import { useFormDraft } from '#components/forms/form-draft.ts'
import { Table } from '#components/lists/table.tsx'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { ApiError, errorSentence } from '#lib/api/api-error.ts'
import type { Product } from '#lib/api/products.ts'
import { numberOf } from '#lib/text/number-of.ts'
import * as m from '#texts/product-admin.ts'
import type { StockLevel } from './product-admin-api.ts'

const columns = [
  { field: 'category', name: m.category, isNumber: false, width: 'xl:w-44' },
  { field: 'price', name: m.price, isNumber: true, width: '' },
  { field: 'minQuantity', name: m.minimum, isNumber: true, width: '' },
  { field: 'casePack', name: m.casePack, isNumber: true, width: '' },
  { field: 'onHand', name: m.gridOnHand, isNumber: true, width: '' },
] as const
type Field = (typeof columns)[number]['field']

interface ProductGridProps {
  products: readonly Product[]
  levels: ReadonlyMap<string, StockLevel>
}

/** A field for each cell, so that what is loaded anew replaces only what nobody typed. */
const cellOf = (id: string, field: Field) => `${id}:${field}`

const cellsOf = (product: Product, level: StockLevel | undefined): [string, string][] =>
  columns.map(({ field }) => {
    const value = field === 'onHand' ? level?.onHand : product[field]
    return [cellOf(product._id, field), String(value ?? '')]
  })

/** Several products at once: typed like a sheet, saved by one press; what could not be saved stays, and says why. */
export function ProductGrid({ products, levels }: ProductGridProps) {
  const { revalidate } = useRevalidator()
  const cells = Object.fromEntries(products.flatMap((product) => cellsOf(product, levels.get(product._id))))
  const form = useForm<Record<string, string>>({ values: cells, resetOptions: { keepDirtyValues: true } })
  const { isSubmitting, dirtyFields: _ } = form.formState
  const forgetDraft = useFormDraft(form, 'product-grid')
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  /** One for as long as the page is open: pressing again after a lost response books nothing twice. */
  const [keys] = useState(() => new Map<string, string>())
  const typed = form.watch()
  const textIn = (id: string, field: Field) => (typed[cellOf(id, field)] ?? '').trim()
  const changedIn = (id: string) =>
    columns.filter(({ field, isNumber }) => {
      const [text, before] = [textIn(id, field), cells[cellOf(id, field)] ?? '']
      // 12.80 is no other price than 12.8.
      return text !== before && !(isNumber && numberOf(text) === numberOf(before))
    })
  const changed = products.filter(({ _id }) => changedIn(_id).length > 0)
  const isCounted = changed.some(({ _id }) => changedIn(_id).some(({ field }) => field === 'onHand'))

  const saveRow = async ({ _id: id }: Product) => {
    const said = changedIn(id).map(({ field, isNumber }) => {
      const text = textIn(id, field)
      return [field, isNumber ? numberOf(text) : text] as const
    })
    const { onHand, ...change } = Object.fromEntries(said)
    if (Object.keys(change).length > 0) {
      const opened = Object.keys(change).map((field) => {
        const before = cells[cellOf(id, field as Field)] ?? ''
        return [field, field === 'category' ? before : numberOf(before)]
      })
      await api.call('changeProduct', {
        params: { id },
        body: { ...change, seen: Object.fromEntries(opened) },
      })
    }
    if (onHand === undefined) return
    const key = keys.get(`${id} ${onHand}`) ?? crypto.randomUUID()
    keys.set(`${id} ${onHand}`, key)
    const found = { found: Number(onHand), onHand: levels.get(id)?.onHand ?? 0 }
    const body = { kind: 'counted', ...found, reason, key } as const
    await api.call('bookStock', { params: { id }, body })
  }

  const submit = form.handleSubmit(async () => {
    const failed = new Map<string, string>()
    for (const product of changed) {
      const wrong = changedIn(product._id).find(
        ({ field, isNumber }) => isNumber && Number.isNaN(numberOf(textIn(product._id, field))),
      )
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
          ...columns.map(({ name, width }): [string, string] => [name(), `${width} text-start!`]),
        ]}
        onKeyDown={moveInColumn}
      >
        {products.map(({ _id, name, sku }) => (
          <tr key={_id} data-product={_id} className={changedIn(_id).length > 0 ? 'bg-warning/10' : ''}>
            <th scope="row" className="font-normal">
              <span className="wrap-anywhere block font-semibold">{name}</span>
              <span className="text-base-content/75 text-sm">{sku}</span>
              <span role="alert" className="wrap-anywhere block font-semibold text-error empty:hidden">
                {problems.get(_id)}
              </span>
            </th>
            {columns.map(({ field, name: column, isNumber }) => (
              <td key={field} data-label={column()}>
                <input
                  className="input w-full min-w-20 max-xl:max-w-[60%] xl:h-9"
                  aria-label={`${column()}, ${name}`}
                  inputMode={isNumber ? 'decimal' : 'text'}
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

import { screen, waitFor, within } from '@testing-library/react'
import type { ImportChunk, ProductImport } from '@wood-master/contract/product-import'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import * as choosing from './import-products.tsx'
import * as found from './product-import.tsx'

const id = '5b0c0f4e-3d0f-4b57-9a3e-7f1d2b6c8e90'

/** Stands for the shop: three chunks of one row, the first changed, the second new, the third refused. */
function shop({ rows = 3 } = {}) {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0, notApplied: 0, notUndone: 0 }
  const outcomes = ['changed', 'new', 'refused'] as const
  const state: ProductImport = {
    _id: id,
    fileName: 'products.csv',
    rows,
    setStock: false,
    by: 'admin@wood-master.test',
    createdAt: '2026-03-02T09:30:00.000Z',
    chunks: outcomes.map((outcome) => ({ ...counts, state: 'rehearsed', [outcome]: 1 })),
  }
  const chunk = (number: string): ImportChunk => {
    const outcome = outcomes[Number(number)] ?? 'refused'
    const change = { column: 'price', from: outcome === 'new' ? '' : '2.5', to: '3' } as const
    return {
      state: state.chunks[Number(number)]?.state ?? 'rehearsed',
      rows: [
        {
          row: Number(number) + 2,
          sku: `SKU-${number}`,
          name: `Product ${number}`,
          outcome,
          changes: outcome === 'refused' ? [] : [change],
          ...(outcome === 'refused' ? { problem: 'Price: Is not a number' } : {}),
        },
      ],
    }
  }
  onCall('getImport', () => state)
  onCall('getImportChunk', ({ params }) => chunk(params.chunk))
  const move = (number: string, to: 'applied' | 'undone') => {
    const moved = state.chunks[Number(number)]
    if (moved) moved.state = to
    return chunk(number)
  }
  return { state, chunk, move }
}

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
})

const open = (path = `/dashboard/importProducts/${id}`) =>
  renderRoutes(
    [
      { path: '/dashboard/importProducts', ...choosing },
      { path: '/dashboard/importProducts/:id', ...found },
    ],
    path,
  )

it('reads a file, lets the shop rehearse it and shows what it would do', async () => {
  const { chunk } = shop()
  onCall('listImports', () => [])
  const started = onCall('startImport', () => ({ insertedId: id }))
  let lost = true
  const rehearsed = onCall('rehearseImportChunk', ({ params }) => {
    if (!lost) return chunk(params.chunk)
    lost = false
    return noNetwork()
  })
  const { user, router } = open('/dashboard/importProducts')
  expect(await screen.findByText('No imports yet')).toBeVisible()
  const file = new File(['SKU,Price,Colour\nSKU-0,3,red\n'], 'products.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText('CSV file'), file)
  await user.click(await screen.findByLabelText(/^Also set the stock/))
  const see = screen.getByRole('button', { name: 'Preview import' })
  await waitFor(() => expect(see).toBeEnabled())
  await user.click(see)
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { name: 'products.csv' })).toBeVisible()
  expect(screen.getByText(/Colour/)).toBeVisible()
  await seeRows()
  expect(router.state.location.pathname).toBe(`/dashboard/importProducts/${id}`)
  expect(started[0]?.body).toMatchObject({ fileName: 'products.csv', rows: 1, setStock: true })
  expect(started[1]?.body.key).toBe(started[0]?.body.key)
  expect(rehearsed.map(({ body }) => body.rows)).toEqual(
    Array(2).fill([{ row: 2, cells: { sku: 'SKU-0', price: '3' } }]),
  )
})

/** The rows of the first group are read by themselves, and anew when a part has changed. */
const seeRows = () => screen.findByText('Price: Is not a number')

/** A file of three parts of which the second is lost, with one press of the button. */
async function failInSecondPart() {
  const { chunk } = shop()
  onCall('listImports', () => [])
  const started = onCall('startImport', () => ({ insertedId: id }))
  let calls = 0
  const rehearsed = onCall('rehearseImportChunk', ({ params }) =>
    ++calls === 2 ? noNetwork() : chunk(params.chunk),
  )
  const { user } = open('/dashboard/importProducts')
  const choose = async (name: string) => {
    const rows = Array.from({ length: 101 }, (_, index) => `${name}-${index}\n`)
    const field = await screen.findByLabelText('CSV file')
    await user.upload(field, new File([`SKU\n${rows.join('')}`], `${name}.csv`, { type: 'text/csv' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /^(Preview|Continue)/ })).toBeEnabled())
  }
  await choose('A')
  await user.click(screen.getByRole('button', { name: 'Preview import' }))
  await screen.findByRole('button', { name: 'Continue' })
  const seeAll = async () => {
    await user.click(screen.getByRole('button', { name: 'Preview import' }))
    await screen.findByRole('heading', { name: 'products.csv' })
    await seeRows()
    return rehearsed.map(({ params }) => params.chunk)
  }
  return { user, choose, started, rehearsed, seeAll }
}

it('reads another file from its first row after one that failed, and forgets why that did', async () => {
  const { choose, started, rehearsed, seeAll } = await failInSecondPart()
  await choose('B')
  expect(screen.getByLabelText('CSV file')).not.toHaveAccessibleDescription(/connection/i)
  expect(await seeAll()).toEqual(['0', '1', '0', '1', '2'])
  expect(rehearsed[2]?.body.rows[0]).toEqual({ row: 2, cells: { sku: 'B-0' } })
  expect(started[1]?.body.key).not.toBe(started[0]?.body.key)
})

it('reads the file from its first row when the stock is to be set after all', async () => {
  const { user, started, seeAll } = await failInSecondPart()
  await user.click(screen.getByLabelText(/^Also set the stock/))
  expect(await seeAll()).toEqual(['0', '1', '0', '1', '2'])
  expect(started[1]?.body).toMatchObject({ setStock: true })
  expect(started[1]?.body.key).not.toBe(started[0]?.body.key)
})

it('imports the file that was chosen last, however long another one takes to be read', async () => {
  const { chunk } = shop()
  onCall('listImports', () => [])
  const started = onCall('startImport', () => ({ insertedId: id }))
  onCall('rehearseImportChunk', ({ params }) => chunk(params.chunk))
  const { user } = open('/dashboard/importProducts')
  const { released, release } = gate()
  const large = new File(['SKU\nOLD-0\n'], 'large.csv', { type: 'text/csv' })
  const bytes = new TextEncoder().encode('SKU\nOLD-0\n').buffer
  large.arrayBuffer = async () => {
    await released
    return bytes
  }
  const field = await screen.findByLabelText('CSV file')
  await user.upload(field, large)
  await user.upload(field, new File(['SKU\nNEW-0\n'], 'small.csv', { type: 'text/csv' }))
  const see = screen.getByRole('button', { name: 'Preview import' })
  await waitFor(() => expect(see).toBeEnabled())
  release()
  await large.arrayBuffer()
  await user.click(see)
  await seeRows()
  expect(started.map(({ body }) => body.fileName)).toEqual(['small.csv'])
})

it('begins one import however often its button is pressed, and takes no other file meanwhile', async () => {
  const { chunk } = shop()
  onCall('listImports', () => [])
  const { released, release } = gate()
  const started = onCall('startImport', async () => {
    await released
    return { insertedId: id }
  })
  const rehearsed = onCall('rehearseImportChunk', ({ params }) => chunk(params.chunk))
  const { user } = open('/dashboard/importProducts')
  const field = await screen.findByLabelText('CSV file')
  await user.upload(field, new File(['SKU,Price\nSKU-0,3\n'], 'products.csv', { type: 'text/csv' }))
  const see = screen.getByRole('button', { name: 'Preview import' })
  await waitFor(() => expect(see).toBeEnabled())
  await user.dblClick(see)
  expect(field).toBeDisabled()
  release()
  await screen.findByRole('heading', { name: 'products.csv' })
  await seeRows()
  expect(started).toHaveLength(1)
  expect(rehearsed).toHaveLength(1)
})

it('refuses a file that it cannot import, beside its field', async () => {
  onCall('listImports', () => [])
  const { user } = open('/dashboard/importProducts')
  const field = await screen.findByLabelText('CSV file')
  await user.upload(field, new File(['Name\nPeg'], 'pegs.csv', { type: 'text/csv' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription('The file has no column “SKU”.'))
  expect(screen.getByRole('button', { name: 'Preview import' })).toBeDisabled()
})

it('shows refused rows with the reason, and changed ones from old to new', async () => {
  shop()
  const { user } = open()
  const rows = await screen.findByRole('region', { name: 'Rows' })
  expect(await within(rows).findByText('Price: Is not a number')).toBeVisible()
  await user.click(within(rows).getByRole('button', { name: 'Changed 1' }))
  expect(await within(rows).findByRole('row', { name: 'Price 2.5 3' })).toBeVisible()
})

it('applies the import, goes on after a lost connection, and undoes it in one press', async () => {
  const { move } = shop()
  let calls = 0
  const moves = onCall('moveImportChunk', ({ params, body }) =>
    ++calls === 2 ? noNetwork() : move(params.chunk, body.to),
  )
  const { user } = open()
  expect(await screen.findByText('Nothing is changed yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('The import is applied.')).toBeVisible()
  expect(moves.map(({ params }) => params.chunk)).toEqual(['0', '1', '1', '2'])
  await user.click(screen.getByRole('button', { name: 'Undo the import' }))
  expect(await screen.findByText('The import is undone.')).toBeVisible()
  expect(moves.slice(4).map(({ params, body }) => `${body.to} ${params.chunk}`)).toEqual([
    'undone 2',
    'undone 1',
    'undone 0',
  ])
  expect(screen.queryByRole('button', { name: /Apply|Undo/ })).toBeNull()
  await seeRows()
})

it('stops between two parts and says so', async () => {
  const { move } = shop()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const moves = onCall('moveImportChunk', async ({ params, body }) => {
    await held
    return move(params.chunk, body.to)
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Apply 2 changes' }))
  expect(await screen.findByRole('progressbar', { name: 'Applying' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  release()
  expect(await screen.findByText('Stopped. What was done so far stays done.')).toBeVisible()
  expect(moves).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Undo the import' })).toBeVisible()
  await seeRows()
})

it('neither says nor offers what was so before it was applied, while it asks what is so now', async () => {
  const { state, move } = shop()
  onCall('moveImportChunk', ({ params, body }) => move(params.chunk, body.to))
  const { user } = open()
  const apply = await screen.findByRole('button', { name: 'Apply 2 changes' })
  const { released, release } = gate()
  const asked = onCall('getImport', async () => {
    await released
    return state
  })
  await user.click(apply)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Apply 2 changes' })).toBeDisabled()
  expect(screen.queryByText('Nothing is changed yet.')).toBeNull()
  release()
  expect(await screen.findByText('The import is applied.')).toBeVisible()
  await seeRows()
})

it('does not apply a file that was not read to the end', async () => {
  shop({ rows: 10 })
  open()
  expect(await screen.findByText(/^Only 3 of 10 rows were read/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull()
  await seeRows()
})

it('says that there is no such import', async () => {
  onCall('getImport', () => errorResponse('not_found', 'There is no such import.'))
  open()
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

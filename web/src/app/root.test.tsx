import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { askDialog, tellDialog } from '#components/feedback/dialogs.ts'
import { useFormDraft } from '#components/forms/form-draft.ts'
import { Link } from '#components/ui/navigation.tsx'
import { settings } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { Root } from './root.tsx'

function Bench() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <h1 tabIndex={-1}>Packing</h1>
      <input ref={field} aria-label="Scan" />
    </>
  )
}

function Draft() {
  const form = useForm({ defaultValues: { text: '' } })
  useFormDraft(form, 'root')
  return <input aria-label="Text" {...form.register('text')} />
}

async function open() {
  onCall('getSettings', () => settings())
  const children = [
    { path: '/dashboard', Component: () => <Link to="/dashboard/packing">To the bench</Link> },
    { path: '/dashboard/packing', Component: Bench },
    { path: '/dashboard/draft', Component: Draft },
  ]
  const router = createMemoryRouter([{ Component: Root, children }], { initialEntries: ['/dashboard'] })
  render(<RouterProvider router={router} />)
  await screen.findByRole('link', { name: 'To the bench' })
  return { goTo: (to: string) => act(() => router.navigate(to)) }
}

it('leaves the focus to a page that wants it elsewhere than at its heading', async () => {
  await open()
  await userEvent.click(await screen.findByRole('link', { name: 'To the bench' }))
  const scan = await screen.findByRole('textbox', { name: 'Scan' })
  await waitFor(() => expect(scan).toHaveFocus())
})

const question = { title: 'Delete this order?', confirm: 'Delete it' }
const asked = { name: question.title }

it('answers a question with a no when its page is left, not when its search changes', async () => {
  const { goTo } = await open()
  const answer = askDialog(question)
  await screen.findByRole('dialog', asked)
  await goTo('/dashboard?page=2')
  expect(screen.getByRole('dialog', asked)).toBeInTheDocument()
  await goTo('/dashboard/packing')
  expect(await answer).toBe(false)
  await waitFor(() => expect(screen.queryByRole('dialog', asked)).toBeNull())
})

it('never asks once the page was left that was still loading the question', async () => {
  const { goTo } = await open()
  const answer = askDialog(question)
  await goTo('/dashboard/packing')
  expect(await answer).toBe(false)
  expect(screen.queryByRole('dialog', asked)).toBeNull()
})

it('goes on telling what was done on the page before', async () => {
  const { goTo } = await open()
  const answer = askDialog(question)
  await userEvent.click(await screen.findByRole('button', { name: question.confirm }))
  expect(await answer).toBe(true)
  const told = tellDialog('Deleted!', 'The order is gone.')
  await screen.findByRole('dialog', { name: 'Deleted!' })
  await goTo('/dashboard/packing')
  expect(screen.getByRole('dialog', { name: 'Deleted!' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await told
})

it('leaves the question whether to leave a page to whoever is asked', async () => {
  const { goTo } = await open()
  await goTo('/dashboard/draft')
  await userEvent.type(screen.getByLabelText('Text'), 'Oak')
  await goTo('/dashboard/packing')
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Text')).toHaveValue('Oak')
  await goTo('/dashboard/packing')
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('textbox', { name: 'Scan' })).toBeVisible()
})

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { ContactForm } from './contact-form.tsx'

async function fill() {
  const user = userEvent.setup()
  render(<ContactForm />)
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'joiner@wood-master.test')
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Do you turn ash?')
  return user
}

const submit = () => screen.getByRole('button', { name: 'Submit' })
const message = () => screen.getByRole('textbox', { name: 'Your message' })

/** Whether closing the page would ask first. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it('sends the message without leaving the page, and is empty again', async () => {
  const sent = onCall('sendMessage', () => ({ insertedId: 'm1' }))
  const user = await fill()
  await user.type(screen.getByRole('spinbutton', { name: 'Subject' }), '4711')
  expect(asksBeforeUnload()).toBe(true)
  await user.click(submit())
  expect(await screen.findByText(/We have received your message/)).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    { email: 'joiner@wood-master.test', subject: 4711, message: 'Do you turn ash?', key: expect.any(String) },
  ])
  expect(message()).toHaveValue('')
  expect(asksBeforeUnload()).toBe(false)
})

it("shows the server's messages beside their fields and keeps what was typed", async () => {
  onCall('sendMessage', () =>
    errorResponse('invalid_request', 'Please check the form.', { message: 'Message is required' }),
  )
  const user = await fill()
  await user.click(submit())
  await waitFor(() => expect(message()).toHaveAccessibleDescription('Message is required'))
  expect(message()).toHaveValue('Do you turn ash?')
  expect(screen.queryByText('Please check the form.')).toBeNull()
})

it('says that the shop cannot be reached, and sends on the next try', async () => {
  onCall('sendMessage', noNetwork)
  const user = await fill()
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached.')

  const sent = onCall('sendMessage', () => ({ insertedId: 'm1' }))
  await user.click(submit())
  expect(await screen.findByText(/We have received your message/)).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps its key until the message is answered', async () => {
  const lost = onCall('sendMessage', noNetwork)
  const user = await fill()
  await user.click(submit())
  expect(await screen.findByRole('alert')).toBeVisible()
  const sent = onCall('sendMessage', () => ({ insertedId: 'm1' }))
  await user.click(submit())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body.key).toBe(lost[0]?.body.key)
})

it('takes nothing that would be lost while it is sent', async () => {
  const { released, release } = gate()
  onCall('sendMessage', async () => {
    await released
    return { insertedId: 'm1' }
  })
  const user = await fill()
  await user.click(submit())
  await user.type(message(), ' And beech?')
  expect(message()).toHaveValue('Do you turn ash?')
  release()
  await waitFor(() => expect(message()).not.toHaveAttribute('readonly'))
  expect(message()).toHaveValue('')
})

import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deviceStorage } from '#lib/browser/storage.ts'
import { session, useAccount } from './session.ts'

function Name() {
  return <p>{useAccount()?.name ?? 'nobody'}</p>
}

it('follows a sign-out on another page while the browser kept this one aside', () => {
  session.start({ uid: 'u1', email: 'sam@wood-master.test', name: 'Sam' }, 'token')
  render(<Name />)
  expect(screen.getByText('Sam')).toBeVisible()
  // No event tells a page that is kept.
  deviceStorage.write('wood-master.person', undefined)
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(screen.getByText('nobody')).toBeVisible()
})

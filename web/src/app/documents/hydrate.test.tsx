import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { hydrateDocument } from './hydrate.tsx'

afterEach(() => {
  document.body.innerHTML = ''
})

it('takes over what was rendered, and says so once the page listens', async () => {
  document.body.innerHTML = '<div id="root"><button type="button">Send</button></div>'
  const rendered = document.querySelector('button')
  const send = vi.fn()
  // What was pressed too early is pressed again then.
  window.addEventListener('page-ready', () => rendered?.click(), { once: true })
  await act(async () =>
    hydrateDocument(() => (
      <button type="button" onClick={send}>
        Send
      </button>
    )),
  )
  expect(document.querySelector('button')).toBe(rendered)
  expect(send).toHaveBeenCalledOnce()
})

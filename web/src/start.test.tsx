import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import script from './start.js?raw'

/** What the script listens to; taken away after each test. */
let listening: [string, EventListener][] = []
let reload: () => void

beforeEach(() => {
  listening = []
  reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
})

afterEach(() => {
  for (const [type, listener] of listening) window.removeEventListener(type, listener)
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

/** Runs the script in a document with this page, whose one file of code cannot be loaded. */
function open(page: string): void {
  document.body.innerHTML = page
  const currentScript = { dataset: { files: 'data:text/javascript,throw%200' } }
  const within = new Proxy(document, {
    get: (target, name) => (name === 'currentScript' ? currentScript : Reflect.get(target, name, target)),
  })
  const listen = (type: string, listener: EventListener) => {
    listening.push([type, listener])
    window.addEventListener(type, listener)
  }
  new Function('document', 'addEventListener', script)(within, listen)
}

/** Sends the page's form as its button does; whether the browser would load what it leads to. */
function send(): boolean {
  const form = document.querySelector('form')
  const submitter = form?.querySelector('button') ?? null
  return (
    form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter })) ?? false
  )
}

const form = (method: string) => `<form method="${method}"><button type="submit">Send</button></form>`

it('repeats what was pressed and sent before the page listens, in order, once it does', async () => {
  open(`<button type="button">One more</button>${form('get')}`)
  const acts: string[] = []
  const [more, submit] = document.querySelectorAll('button')
  more?.click()
  more?.click()
  expect(send()).toBe(false)
  more?.addEventListener('click', () => acts.push('one more'))
  submit?.addEventListener('click', () => acts.push('send'))
  window.dispatchEvent(new Event('page-ready'))
  await vi.waitFor(() => expect(acts).toEqual(['one more', 'one more', 'send']))
})

it('loads the page again, once, when its code cannot be loaded', async () => {
  open(form('post'))
  window.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(sessionStorage.getItem('wood-master.reloaded-for')).toBe(window.location.href)
})

it('lets go of the forms when loading the page again did not help', async () => {
  sessionStorage.setItem('wood-master.reloaded-for', window.location.href)
  open(form('get'))
  window.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(send()).toBe(true))
  expect(reload).not.toHaveBeenCalled()
  document.querySelector('form')?.setAttribute('method', 'post')
  expect(send()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

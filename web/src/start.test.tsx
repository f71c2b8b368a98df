import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withoutReload } from '#lib/browser/document-script.ts'
import beforePaint from './before-paint.js?raw'
import start from './start.js?raw'

/** What the script listens to; taken away after each test. */
let listening: Parameters<typeof window.addEventListener>[] = []
let reload: () => void
/** Says that the page was painted. */
let paint: () => void

beforeEach(() => {
  listening = []
  const observers: (() => void)[] = []
  paint = () => {
    for (const observe of observers) observe()
  }
  vi.stubGlobal(
    'FontFace',
    class {
      load = async () => undefined
    },
  )
  reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(observe: () => void) {
        observers.push(observe)
      }
      observe() {}
    },
  )
})

afterEach(() => {
  for (const each of listening) window.removeEventListener(...each)
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

/** Runs the scripts in a document with this page, whose one file of code cannot be loaded. */
function open(page: string, { prerendering = false, fonts = new Set() } = {}): void {
  document.body.innerHTML = `<script></script>${page}`
  document.documentElement.lang = 'en'
  Object.assign(document.documentElement.dataset, {
    files: 'data:text/javascript,throw%200',
    fonts: '{"Ours":"/ours.woff2"}',
  })
  const currentScript = document.querySelector('script')
  const own: Record<string | symbol, unknown> = { currentScript, prerendering, fonts }
  const within = new Proxy(document, {
    get: (target, name) => own[name] ?? Reflect.get(target, name, target),
  })
  const listen: typeof window.addEventListener = (...each: (typeof listening)[number]) => {
    listening.push(each)
    window.addEventListener(...each)
  }
  new Function('document', 'addEventListener', beforePaint + start)(within, listen)
  expect(document.querySelector('script')).toBeNull()
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
  await waitFor(() => expect(acts).toEqual(['one more', 'one more', 'send']))
})

it('loads the page again, once, when its code cannot be loaded', async () => {
  open(form('post'))
  window.dispatchEvent(new Event('load'))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(sessionStorage.getItem('wood-master.reloaded-for')).toBe(window.location.href)
})

const sheet = '<link rel="stylesheet">'
/** Says that the sheet cannot be loaded, as browsers do. */
const miss = (sheet: Element | null) => sheet?.dispatchEvent(new Event('error'))

it("loads the page again, once, when a sheet of the document's cannot be loaded", () => {
  open(sheet)
  miss(document.body.querySelector('link'))
  expect(reload).toHaveBeenCalledOnce()
  miss(document.body.querySelector('link'))
  expect(reload).toHaveBeenCalledOnce()
})

it('keeps a page whose picture, or a sheet that its code asked for, cannot be loaded', () => {
  open('<img alt="">')
  document.head.innerHTML = sheet
  miss(document.querySelector('img'))
  miss(document.head.querySelector('link'))
  window.dispatchEvent(new Event('error'))
  expect(reload).not.toHaveBeenCalled()
})

/** What Vite does where code cannot be loaded: it says so and, unless somebody looks after it, throws. */
async function gone(): Promise<void> {
  const said = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(said)
  if (!said.defaultPrevented) throw new Error('Failed to fetch dynamically imported module')
}

it('keeps the page when code fails that was only fetched ahead, and loads it again, once, when it is needed', async () => {
  open('')
  await expect(withoutReload(gone)).rejects.toThrow('Failed to fetch')
  expect(reload).not.toHaveBeenCalled()
  await gone()
  expect(reload).toHaveBeenCalledOnce()
  await expect(gone()).rejects.toThrow('Failed to fetch')
  expect(reload).toHaveBeenCalledOnce()
})

it('lets go of the forms when loading the page again did not help', async () => {
  sessionStorage.setItem('wood-master.reloaded-for', window.location.href)
  open(form('get'))
  window.dispatchEvent(new Event('load'))
  await waitFor(() => expect(send()).toBe(true))
  expect(reload).not.toHaveBeenCalled()
  document.querySelector('form')?.setAttribute('method', 'post')
  expect(send()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

it('fetches the code of a page that is prepared ahead of a click, and runs it once the page is opened and painted', async () => {
  open(form('get'), { prerendering: true })
  let opened = false
  const ran: boolean[] = []
  vi.mocked(reload).mockImplementation(() => void ran.push(opened))
  window.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(document.querySelector('link[rel="modulepreload"]')).not.toBeNull())
  await vi.dynamicImportSettled()
  opened = true
  paint()
  await waitFor(() => expect(ran).toEqual([true]))
})

it('shows our own fonts from the page on that finds them fetched, so that no page changes its fonts', async () => {
  const fetched = vi.fn(async () => undefined)
  vi.stubGlobal(
    'FontFace',
    class {
      load = fetched
    },
  )
  const shown = new Set()
  open('', { fonts: shown })
  expect(fetched).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  await waitFor(() => expect(localStorage.getItem('fonts')).not.toBeNull())
  expect(shown.size).toBe(0)
  open('', { fonts: shown })
  expect(shown.size).toBe(0)
  expect(document.documentElement).not.toHaveAttribute('data-own-fonts')
  window.dispatchEvent(new Event('DOMContentLoaded'))
  open('', { fonts: shown })
  expect(shown.size).toBe(1)
  expect(document.documentElement).toHaveAttribute('data-own-fonts')
})

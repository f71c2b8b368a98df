/// <reference lib="dom" />
import { once } from 'node:events'
import { fallsIdle, firstContent, goBack, watchMoves } from '../../bench-pages/in-page.ts'

export interface Move {
  /** From the click to the next page's first content. */
  ms: number
  by: string
}

/** As long as somebody looks at a link before clicking it. */
const lookMs = 600
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Tab = Record<'type' | 'url' | 'webSocketDebuggerUrl', string>
type Call = <Result>(method: string, params: object) => Promise<Result>

const isOpen = (address: string) => location.href === address && document.readyState === 'complete'

/** Calls the developer tools of the tab in which the address is open, or opens within half a minute. */
async function inTab<Result>(
  port: number,
  address: string,
  use: (call: Call) => Promise<Result>,
): Promise<Result> {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(200)) {
    const tabs: Tab[] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
    const tab = tabs.find(({ type, url }) => type === 'page' && url === address)
    if (!tab) continue
    const socket = new WebSocket(tab.webSocketDebuggerUrl)
    await once(socket, 'open')
    const call: Call = async (method, params) => {
      socket.send(JSON.stringify({ id: 1, method, params }))
      const [{ data }] = await once(socket, 'message')
      const { error, result } = JSON.parse(data)
      if (error) throw new Error(`${method}: ${error.message}`)
      return result
    }
    // While a page comes into the tab there is nothing to run anything in.
    const isLoaded = await run(call, isOpen, address).catch(() => false)
    try {
      if (isLoaded) return await use(call)
    } finally {
      socket.close()
    }
  }
  throw new Error(`${address} did not open.`)
}

/** What the function returns in the page; the name is a helper that tsx calls in every function that it has compiled. */
async function run<Value, Args extends unknown[]>(call: Call, act: (...args: Args) => Value, ...args: Args) {
  const expression = `globalThis.__name = (named) => named; (${act})(${args.map((one) => JSON.stringify(one))})`
  const params = { expression, awaitPromise: true, returnByValue: true }
  const { result, exceptionDetails } = await call<{
    result: { value: Awaited<Value> }
    exceptionDetails?: object
  }>('Runtime.evaluate', params)
  if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
  return result.value
}

/** Runs in the page: where the link leads, and the middle of it; waits for it half a minute. */
async function linkAt(selector: string) {
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>(selector)]
  const seen = () => links().find((one) => one.checkVisibility())
  const end = performance.now() + 30_000
  while (!seen() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
  const link = seen()
  if (!link) throw new Error(`${location.href} has no link ${selector}.`)
  link.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = link.getBoundingClientRect()
  return { address: link.href, x: left + width / 2, y: top + height / 2 }
}

/** Points at a link for a while, so that the browser prepares what it leads to, and clicks it; its address. */
async function follow(port: number, from: string, link: string): Promise<string> {
  const place = { button: 'left', clickCount: 1 }
  const mouse = (call: Call, type: string, { x, y }: { x: number; y: number }) =>
    call('Input.dispatchMouseEvent', { type, x, y, ...place })
  const target = await inTab(port, from, async (call) => {
    await run(call, fallsIdle)
    const found = await run(call, linkAt, link)
    await mouse(call, 'mouseMoved', found)
    return found
  })
  // Nothing is prepared for a tab that developer tools look at.
  await pause(lookMs)
  await inTab(port, from, async (call) => {
    await mouse(call, 'mousePressed', target)
    await mouse(call, 'mouseReleased', target)
  })
  return target.address
}

/** Follows links from a page on; `back` goes back. By developer tools alone: for a tab of a test tool Chromium prepares no page. */
export async function moveAbout(port: number, from: string, links: string[]): Promise<Move[]> {
  await inTab(port, 'about:blank', (call) => call('Page.navigate', { url: from }))
  await inTab(port, from, (call) => run(call, watchMoves))
  const moves: Move[] = []
  let address = from
  for (const link of links) {
    if (link === 'back') await inTab(port, address, (call) => run(call, goBack))
    address = link === 'back' ? from : await follow(port, address, link)
    // Whatever is done in a tab while another page comes into it goes astray.
    await pause(1_000)
    moves.push(await inTab(port, address, (call) => run(call, firstContent)))
  }
  return moves
}

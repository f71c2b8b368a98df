import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type MailFaults, noMailFaults } from './mail-faults.ts'
import { listPage, mailPage } from './pages.ts'
import { previewNames, previewOf, previewsPage } from './previews.ts'
import type { ReceivedMail } from './received-mail.ts'

interface Shown {
  /** Newest first. */
  mails: () => readonly ReceivedMail[]
  clear: () => void
  setFaults: (faults: Partial<MailFaults>) => void
  previews: string | undefined
}

/** The mailbox page, and the same as JSON for tests. */
export function webSide({ mails, clear, setFaults, previews }: Shown): Server {
  return createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox')
    const asked = `${request.method} ${pathname}`
    const [, number, part] = /^\/mail\/(\d+)(\/html)?$/.exec(pathname) ?? []
    const names = previews ? previewNames(previews) : []
    if (asked === 'GET /') return send(response, 200, listPage(mails(), names.length > 0))
    if (asked === 'GET /previews') return send(response, 200, previewsPage(names))
    const preview = previews && previewOf(previews, pathname)
    if (preview) return send(response, 200, preview.content, preview.type)
    if (asked === 'GET /mails.json') return sendJson(response, 200, mailsTo(mails(), searchParams.get('to')))
    if (asked === 'DELETE /mails.json') {
      clear()
      return sendJson(response, 200, [])
    }
    if (asked === 'POST /_stand-in/faults') return void changeFaults(request, response, setFaults)
    const mail = mails().find((one) => String(one.number) === number)
    if (!mail) return send(response, 404, 'There is no such mail.')
    send(response, 200, part ? inTopWindow(mail.html) : mailPage(mail))
  })
}

function mailsTo(mails: readonly ReceivedMail[], to: string | null): readonly ReceivedMail[] {
  return to === null ? mails : mails.filter((mail) => mail.to.includes(to))
}

/** A link in a mail opens the shop, and not inside the mail. */
const inTopWindow = (html: string) => html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_top">`)

async function changeFaults(
  request: IncomingMessage,
  response: ServerResponse,
  setFaults: Shown['setFaults'],
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  try {
    const wanted: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
    const known = Object.entries(wanted ?? {}).filter(([name]) => name in noMailFaults)
    setFaults(Object.fromEntries(known))
    sendJson(response, 200, Object.fromEntries(known))
  } catch {
    sendJson(response, 400, { error: 'The body is not JSON.' })
  }
}

function send(response: ServerResponse, status: number, body: string, type = 'text/html'): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    // A mail may hold anything: it is shown, and runs nothing.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-src 'self'",
  })
  response.end(body)
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

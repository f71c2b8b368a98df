import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ImageHost, startImageHost } from './start-image-host.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let host: ImageHost

beforeEach(async () => {
  host = await startImageHost({ port: 0, key: 'k' })
})
afterEach(() => host.close())

function upload(bytes: Buffer | string, { key = 'k', path = '/1/upload', field = 'image' } = {}) {
  const form = new FormData()
  form.append(
    field,
    typeof bytes === 'string' ? bytes : new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
  )
  return fetch(`${host.url}${path}?key=${key}`, { method: 'POST', body: form })
}

test.each(['/1/upload', '/'])(
  'an image uploaded to %s is served at the URL in the response',
  async (path) => {
    const response = await upload(png, { path })
    const body = await response.json()
    expect(response.status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      status: 200,
      data: { size: png.length, image: { mime: 'image/png' } },
    })
    const served = await fetch(body.data.url)
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(served.headers.get('cache-control')).toContain('immutable')
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true)
  },
)

test('an image may be sent as base64 text', async () => {
  const body = await (await upload(png.toString('base64'))).json()
  expect(body).toMatchObject({ success: true, data: { size: png.length } })
})

test.each([
  ['a wrong key', () => upload(png, { key: 'other' }), 100],
  ['no image field', () => upload(png, { field: 'picture' }), 130],
  ['an empty file', () => upload(Buffer.alloc(0)), 130],
  ['text in place of an image', () => upload(Buffer.from('hello')), 310],
  [
    'a body that is not a form',
    () => fetch(`${host.url}/1/upload?key=k`, { method: 'POST', body: 'x' }),
    130,
  ],
])('%s returns 400', async (_name, send, code) => {
  const response = await send()
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ success: false, status_code: 400, error: { code } })
})

test('an image above 32 MB returns 400', async () => {
  const response = await upload(Buffer.concat([png, Buffer.alloc(32 * 1024 * 1024)]))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ success: false, error: { code: 313 } })
})

test('a broken form returns 400 and the host keeps running', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const response = await fetch(`${host.url}/?key=k`, { method: 'POST', headers, body: '--x\r\nbroken' })
  expect(response.status).toBe(400)
  expect((await upload(png)).status).toBe(200)
})

test('unknown images and paths outside the store return 404', async () => {
  for (const name of ['000000000000.png', '..%2F..%2Fetc%2Fpasswd']) {
    expect((await fetch(`${host.url}/images/${name}`)).status).toBe(404)
  }
})

test('the fault `fail` fails uploads until it is turned off', async () => {
  const setFaults = (faults: object) =>
    fetch(`${host.url}/_stand-in/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(faults),
    })
  await setFaults({ fail: true })
  expect((await upload(png)).status).toBe(500)
  await setFaults({ fail: false })
  expect((await upload(png)).status).toBe(200)
  expect((await setFaults({ unknown: 1 })).status).toBe(400)
})

test('images in a folder survive a restart of the host', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'image-host-'))
  const first = await startImageHost({ port: 0, key: 'k', folder })
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(png)]))
  const body = await (await fetch(`${first.url}/?key=k`, { method: 'POST', body: form })).json()
  await first.close()
  const second = await startImageHost({ port: 0, key: 'k', folder })
  const served = await fetch(`${second.url}${new URL(body.data.url).pathname}`)
  expect(served.status).toBe(200)
  await second.close()
  await rm(folder, { recursive: true })
})

import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { call, refused, send } from '../testing/call.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { imageForm, onePixel } from '../testing/world.ts'

let api: Api
let shopper: TestAccount

beforeAll(async () => {
  api = await startApi()
  shopper = await signUp(api)
})
afterAll(() => api.close())
afterEach(() => {
  api.imageHost.setFaults({ fail: false, slowMs: 0 })
})

const pixel = new Uint8Array(onePixel)
const upload = (body: FormData | Blob | string, type?: string) => ({
  raw: { body, type },
  token: shopper.token,
})

describe('POST /image', () => {
  it('passes the image to the image host and returns where it is shown from', async () => {
    const { body } = await call(api, 'uploadImage', upload(imageForm(pixel)))
    const shown = await fetch(body.data.url)
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(pixel)
  })

  it('looks at the content and not at the name', async () => {
    const script = new TextEncoder().encode('<svg onload="alert(1)"/>')
    await refused(api, 'uploadImage', 'unsupported_type', upload(imageForm(script, 'picture.png')))
    await call(api, 'uploadImage', upload(imageForm(pixel, 'picture.exe')))
  })

  it('takes exactly 5 MB and not one byte more', async () => {
    const large = new Uint8Array(5 * 1024 * 1024)
    large.set(pixel)
    await call(api, 'uploadImage', upload(imageForm(large)))
    const larger = new Uint8Array(large.length + 1)
    larger.set(pixel)
    await refused(api, 'uploadImage', 'payload_too_large', upload(imageForm(larger)))
    await refused(api, 'uploadImage', 'payload_too_large', upload(imageForm(new Uint8Array(7 * 1024 * 1024))))
  })

  it('says what is wrong with an upload that is none', async () => {
    const other = new FormData()
    other.set('photo', new Blob([pixel]), 'pixel.png')
    const { error } = await refused(api, 'uploadImage', 'invalid_request', upload(other))
    expect(error.fields).toEqual({ image: 'Image is required' })
    const asText = new FormData()
    asText.set('image', 'no file')
    await refused(api, 'uploadImage', 'invalid_request', upload(asText))
    await refused(api, 'uploadImage', 'unsupported_type', upload('{}', 'application/json'))
    await refused(api, 'uploadImage', 'invalid_request', upload('--x\r\n', 'multipart/form-data; boundary=x'))
    await refused(api, 'uploadImage', 'invalid_request', upload('hello', 'multipart/form-data'))
  })

  it('refuses an upload that is cut off or scrambled anywhere, and goes on answering', async () => {
    const part = (name: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
    const whole = (name: string) =>
      Buffer.concat([Buffer.from(part(name)), onePixel, Buffer.from('\r\n--x--\r\n')])
    const type = 'multipart/form-data; boundary=x'
    const sendBytes = (bytes: Buffer) =>
      send(api, 'uploadImage', upload(new Blob([new Uint8Array(bytes)]), type))
    expect((await sendBytes(whole('image'))).status).toBe(200)
    const anywhere = fc.record({
      name: fc.constantFrom('image', 'other'),
      cut: fc.integer({ min: 0, max: 98 }),
      flipped: fc.option(fc.integer({ min: 0, max: 98 })),
    })
    await fc.assert(
      fc.asyncProperty(anywhere, async ({ name, cut, flipped }) => {
        const bytes = whole(name)
        const at = (percent: number) => Math.floor((percent * bytes.length) / 100)
        if (flipped !== null) bytes[at(flipped)] = (bytes[at(flipped)] ?? 0) ^ 0xff
        expect((await sendBytes(bytes.subarray(0, at(cut)))).status).toBeOneOf([400, 415])
      }),
      { numRuns: 60 },
    )
    await call(api, 'uploadImage', upload(imageForm(pixel)))
  })

  it('takes the first file of the field and skips everything else', async () => {
    const form = new FormData()
    form.set('note', 'before the file')
    form.append('other', new Blob(['no picture']), 'other.txt')
    form.append('image', new Blob([pixel]), 'first.png')
    form.append('image', new Blob(['<svg/>']), 'second.svg')
    const { body } = await call(api, 'uploadImage', upload(form))
    const shown = await fetch(body.data.url)
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(pixel)
    await refused(api, 'uploadImage', 'unsupported_type', upload(imageForm(new Uint8Array(0))))
  })

  it.each([{ fail: true }, { slowMs: 6_000 }])(
    'is a 502 with a sentence when the host has %j',
    async (faults) => {
      api.imageHost.setFaults(faults)
      const { error } = await refused(api, 'uploadImage', 'image_host_failed', upload(imageForm(pixel)))
      expect(error.message).toBe('The image could not be stored. Please try again in a moment.')
      expect(JSON.stringify(api.logs)).not.toContain('offline-image-key')
    },
  )
})

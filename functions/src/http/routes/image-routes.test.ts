import { expect, it } from 'vitest'
import type { Incoming } from '../pipeline/handler.ts'
import { imageRoutes } from './image-routes.ts'

it('takes eight images at once and turns the next one away, until one of them ends, well or badly', async () => {
  const stored = Promise.withResolvers<string>()
  let images = 0
  const store = async () => {
    const isFirst = images++ === 0
    const url = await stored.promise
    if (isFirst) throw new Error('failed')
    return url
  }
  const { uploadImage } = imageRoutes({ images: { store } })
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array([0xff, 0xd8, 0xff])]), 'plane.jpg')
  const sent = new Response(form)
  const type = sent.headers.get('content-type') ?? ''
  const rawBody = Buffer.from(await sent.arrayBuffer())
  const upload = () => uploadImage({ rawBody, header: () => type } as unknown as Incoming<'uploadImage'>)

  const uploads = Array.from({ length: 8 }, upload)
  await expect(upload()).rejects.toMatchObject({ code: 'busy' })
  stored.resolve('https://images.test/1.png')
  const ends = await Promise.allSettled(uploads)
  expect(ends.map(({ status }) => status)).toEqual(['rejected', ...Array(7).fill('fulfilled')])
  expect(await upload()).toEqual({ success: true, data: { url: 'https://images.test/1.png' } })
})

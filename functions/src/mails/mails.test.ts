import { mailKinds } from '@wood-master/contract/mail-kinds'
import { describe, expect, it } from 'vitest'
import { englishParts } from '../../../scripts/texts/testing/english-parts.ts'
import { mailIdOf, mailOf } from '../domain/mail/mail-of.ts'
import { renderMail } from './render-mail.ts'
import { sampleNews } from './testing/samples.ts'

const settings = {
  from: 'Wood-Master <shop@wood-master.test>',
  siteUrl: 'https://shop.example',
  seller: 'Wood-Master, Sawmill Lane 4, 7030 Trondheim, Norway',
  sends: true,
}
const admins = { to: ['admin@wood-master.test'], recipients: [], off: [], locale: 'en' as const }
const write = (news: (typeof sampleNews)[number]) => mailOf(news, { settings, admins, render: renderMail })

it('there is a sample of every kind, each with an id of its own', () => {
  expect(sampleNews.map(({ kind }) => kind).toSorted()).toEqual([...mailKinds].sort())
  expect(new Set(sampleNews.map(mailIdOf)).size).toBe(sampleNews.length)
})

describe.each(sampleNews)('$kind', (news) => {
  it('is the same mail each time it is written', async () => {
    expect(await write(news)).toEqual(await write(news))
  })

  it('has a searchable subject on one line, a Message-ID, and an id that a path can carry', async () => {
    const mail = await write(news)
    expect(mail?.message.subject).toMatch(/^[^\n\r]{10,150}$/)
    expect(mail?.id).toMatch(/^[A-Za-z0-9_-]{1,128}$/)
    expect(mail?.headers['Message-ID']).toBe(`<${mail?.id}@wood-master.test>`)
  })

  it('says the same in HTML and in text', async () => {
    const mail = await write(news)
    const { html = '', text = '' } = mail?.message ?? {}
    expect(html).toMatch(/^<!DOCTYPE html>/)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).not.toMatch(/undefined|\[object|class=""/)
    expect(text).not.toMatch(/undefined|\[object|<[a-z]+[ >]/)
    const shown = html.replace(/<(head|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')
    const numbers = (from: string) => [...new Set(from.match(/\d[\d.,]*\d/g))]
    for (const number of numbers(text.replace(/https?:\S+/g, ''))) expect(shown).toContain(number)
    for (const [, url = ''] of html.matchAll(/href="(https:\/\/shop\.example\/[^"]+)"/g)) {
      expect(text).toContain(url)
    }
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
  })
})

describe.each(['de', 'fr', 'ar'] as const)('in %s', (language) => {
  const parts = englishParts(language, ['functions', 'contract']).filter((part) => part.length >= 12)

  it.each(sampleNews)('a mail about $kind says nothing in English', async (news) => {
    const about = { locale: language }
    const told = {
      ...news,
      ...('order' in news && { order: { ...news.order, ...about } }),
      ...('message' in news && { message: { ...news.message, ...about } }),
      ...('review' in news && { review: { ...news.review, ...about } }),
      ...('notice' in news && { notice: { ...news.notice, ...about } }),
    } as typeof news
    const mail = await mailOf(told, { settings, admins: { ...admins, ...about }, render: renderMail })
    const { html = '', text = '' } = mail?.message ?? {}
    expect(html).toContain(`lang="${language}"`)
    for (const part of [html, text]) expect(part).not.toMatch(/https:\/\/shop\.example(?!\/(?:de|fr|ar)\b)/)
    expect(text).not.toMatch(/Monday|January/)
    const said = `${mail?.message.subject}\n${text}\n${html}`.replace(/\s+/g, ' ')
    expect(parts.filter((part) => said.includes(part))).toEqual([])
  })
})

it('an order’s totals are the rows of its page, also where delivery and tax cost nothing', async () => {
  const paid = sampleNews.find(({ kind }) => kind === 'payment_received')
  if (paid?.kind !== 'payment_received') throw new Error('there is a sample of every kind')
  const shipping = { rateId: 'own', name: 'Collected by your carrier' }
  const tax = { name: 'VAT', percent: 0, reverseCharge: true }
  const order = { ...paid.order, shipping, tax, shippingTotal: 0, taxTotal: 0, total: paid.order.goodsTotal }
  const { text = '' } = (await write({ ...paid, order }))?.message ?? {}
  for (const row of ['Goods', 'Shipping: Collected by your carrier', 'VAT, reverse charge', 'Total paid'])
    expect(text).toContain(`${row}`)
})

it('a parcel that is taken back is one of its order’s: only what it holds is named', async () => {
  const undone = sampleNews.find(({ kind }) => kind === 'shipment_undone')
  if (undone?.kind !== 'shipment_undone') throw new Error('there is a sample of every kind')
  const [line, other] = undone.order.lines
  const lines = [{ productId: line.productId, quantity: 2 }]
  const shipment = { id: 's2', lines, shippedAt: undone.at, undoneAt: undone.at, by: 'admin' }
  const order = { ...undone.order, undoneShipments: [...(undone.order.undoneShipments ?? []), shipment] }
  const { subject, text = '' } = (await write({ ...undone, order }))?.message ?? {}
  expect(text).toContain('2 in this parcel')
  expect(other && text.includes(other.name)).toBe(false)
  expect(`${subject} ${text}`).not.toMatch(/order (\S+ )?is not/i)
})

it('a paid order is told where it goes in words and with all of its lines, and nothing of paying any more', async () => {
  const paid = sampleNews.find(({ kind }) => kind === 'payment_received')
  if (paid?.kind !== 'payment_received') throw new Error('there is a sample of every kind')
  const [line] = paid.order.lines
  const more = Array.from({ length: 40 }, (_, index) => ({ ...line, sku: `MANY-${index}` }))
  const lines: typeof paid.order.lines = [line, ...more]
  const address = {
    name: 'Kari Nordmann',
    line1: 'Storgata 1',
    postalCode: '0155',
    city: 'Oslo',
    country: 'NO',
  }
  const { html = '', text = '' } =
    (await write({ ...paid, order: { ...paid.order, lines, address } }))?.message ?? {}
  for (const part of [html, text]) {
    expect(part).toContain('0155 Oslo, Norway')
    expect(part).toContain('MANY-39')
    expect(part).toContain('Your invoice is on the order’s page')
    expect(part).not.toContain('nothing is charged')
    expect(part).not.toMatch(/attached|with (the|your) invoice/)
  }
})

it('an address in a mail is written as its country writes it', async () => {
  const paid = sampleNews.find(({ kind }) => kind === 'payment_received')
  if (paid?.kind !== 'payment_received') throw new Error('there is a sample of every kind')
  const { text = '' } = (await write(paid))?.message ?? {}
  expect(text).toContain('4 Mill Lane, Bristol BS1 4DJ, United Kingdom')
})

it('a shipped order leads to the carrier’s page, and names its shipping and its tax as its page does', async () => {
  const shipped = sampleNews.find(({ kind }) => kind === 'shipped')
  const { html = '', text = '' } = (shipped && (await write(shipped)))?.message ?? {}
  const page = 'https://www.ups.com/track?tracknum=1Z999AA10123456784'
  expect(html).toContain(`href="${page}"`)
  expect(text).toContain(`Tracking number: ${page}`)
  for (const part of [html, text]) {
    expect(part).toContain('Shipping: Standard')
    expect(part).toContain('VAT 19 %')
  }
})

it.each(['message_reply', 'review_hidden'])(
  'a %s repeats nothing of what was typed, because anybody may have typed it with this address',
  async (kind) => {
    const news = sampleNews.find((sample) => sample.kind === kind)
    if (news?.kind !== 'message_reply' && news?.kind !== 'review_hidden')
      throw new Error('there is a sample of every kind')
    const { html = '', text = '' } = (await write(news))?.message ?? {}
    const typed = ('message' in news ? news.message : news.review).text
    for (const words of typed.split(/[\n.?]/).filter((part) => part.length > 9))
      for (const shown of [html, text.replace(/\s+/g, ' ')]) expect(shown).not.toContain(words.trim())
  },
)

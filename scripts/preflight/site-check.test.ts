import { describe, expect, test } from 'vitest'
import { hashSource, hostingPolicy } from '../shop/inline-sources.ts'
import { imageHostFindings, imageOriginFindings, siteFindings } from './site-check.ts'

const script = "document.documentElement.dataset.theme = 'dark'"
const page = `<head><script>${script}</script><script type="module" src="/assets/a.js"></script></head>`
const built = {
  'index.html': page,
  'blog.html': page,
  'portfolio.html': page,
  'login.html': page,
  'register.html': page,
  'app.html': page,
  '404.html': page,
  '.templates/product.html': page,
  '.templates/catalogue.html': page,
  '.templates/legal.html': page,
  'assets/a.js': 'const project = "shop-1"',
}
const target = { policy: `script-src 'self' ${hashSource(script)}`, projectId: 'shop-1' }
const problems = (texts: Record<string, string>, to = target) =>
  siteFindings(texts, to).map(({ problem }) => problem)

describe('a built site', () => {
  test('passes when it is complete, built for this project, and the policy allows its inline scripts', () => {
    expect(problems(built)).toEqual([])
  })

  test('fails when it is not built, or built for the emulators or for another project', () => {
    expect(problems({})).toEqual([expect.stringContaining('not built')])
    const offline = { ...built, 'assets/a.js': 'fetch("http://127.0.0.1:9099")' }
    expect(problems(offline)).toEqual([expect.stringContaining('emulators')])
    expect(problems(built, { ...target, projectId: 'shop-2' })).toEqual([expect.stringContaining('shop-2')])
  })

  test('fails when the policy would block one of its inline scripts', () => {
    const strange = { ...built, 'app.html': page.replace('dark', 'light') }
    expect(problems(strange)).toEqual([expect.stringContaining('app.html')])
  })

  test('fails when the policy would block one of its inline styles', () => {
    const strange = { ...built, 'app.html': `${page}<style>a{}</style>` }
    expect(problems(strange)).toEqual([expect.stringContaining('inline style')])
  })
})

describe("Hosting's policy", () => {
  const directive = (name: string) =>
    hostingPolicy()
      .split('; ')
      .find((said) => said.startsWith(`${name} `))
      ?.split(' ') ?? []

  test('lets images come from named hosts only', () => {
    const open = directive('img-src').filter((source) => /^(https?:|\*|https:\/\/\*.*)$/.test(source))
    expect(open).toEqual([])
  })

  test("runs only sign-in's scripts of all that Google serves", () => {
    const google = directive('script-src').filter((source) => source.includes('google'))
    expect(google).toEqual(['https://apis.google.com/js/', 'https://apis.google.com/_/scs/'])
  })

  test('shows the images of every host that products may name', () => {
    const usual = 'https://i.ibb.co,https://lh3.googleusercontent.com'
    expect(imageOriginFindings(usual, hostingPolicy())).toEqual([])
    for (const other of [`${usual},https://cdn.example`, 'https://i.ibb.co', ''])
      expect(imageOriginFindings(other, hostingPolicy())).toHaveLength(1)
  })

  test('shows the images of the usual image host, and of another one only once it is named', () => {
    const usual = 'https://api.imgbb.com/1/upload'
    expect(imageHostFindings(usual, hostingPolicy())).toEqual([])
    const other = 'https://upload.images.example/1/upload'
    expect(imageHostFindings(other, hostingPolicy())[0]?.problem).toContain('images.example')
    expect(imageHostFindings(other, "img-src 'self' https://cdn.images.example; font-src 'self'")).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { hashSource, inlineScripts, inlineStyles, withInlineSources } from './inline-sources.ts'

describe('what is inline in a document', () => {
  test('is every script that a browser would heed, and no data', () => {
    const html =
      '<script type="application/ld+json">{}</script><script type="application/json" id="d">{}</script>' +
      '<script src="/a.js"></script><script type="module">go()</script><script data-files="/a.js">start()</script>' +
      '<script type="speculationrules">{"prerender":[]}</script>'
    expect(inlineScripts(html)).toEqual(['go()', 'start()', '{"prerender":[]}'])
  })

  test('is every style', () => {
    expect(inlineStyles('<link rel="stylesheet" href="/a.css"><style>a{}</style>')).toEqual(['a{}'])
  })
})

test('a policy allows exactly what is inline, once, in place of what was', () => {
  const policy = "default-src 'self'; script-src 'self' 'sha256-old=' https://js.example; style-src 'self'"
  const documents = ['<style>a{}</style><script>go()</script>', '<style>a{}</style>']
  const allowed = withInlineSources(policy, documents)
  expect(allowed).toBe(
    `default-src 'self'; script-src 'self' ${hashSource('go()')} https://js.example; style-src 'self' ${hashSource('a{}')}`,
  )
  expect(withInlineSources(allowed, documents)).toBe(allowed)
})

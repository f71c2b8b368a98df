import lighthouse from 'lighthouse'
const tree = process.env.TREE!
const { withChromium } = await import(`${tree}/scripts/bench-pages/chromium.ts`)
const { startEdge } = await import(`${tree}/scripts/bench-pages/edge.ts`)
const { shopOrigin } = await import(`${tree}/scripts/bench-pages/origins.ts`)
const edge = await startEdge(shopOrigin('http://localhost:5000'))
const [product] = await (await fetch('http://localhost:5000/api/product?limit=1')).json()
const verbose = process.env.V
const names = process.argv.slice(2).length ? process.argv.slice(2) : ['/', '/products', '/products/{id}', '/blog', '/myPortfolio', '/login', '/register']
for (const n of names) {
  const url = edge.url + n.replace('{id}', product._id)
  const r: any = await withChromium('/usr/bin/chromium', (port: number) => lighthouse(url, { port, logLevel: 'error' }, { extends: 'lighthouse:default', settings: { throttlingMethod: 'devtools', onlyAudits: ['network-requests', 'total-blocking-time','first-contentful-paint','largest-contentful-paint','cumulative-layout-shift','long-tasks'], disableFullPageScreenshot: true } } as any))
  const a = r.lhr.audits
  const items = a['network-requests'].details.items.filter((i: any) => i.url.startsWith('https:'))
  const sum = (l: any[]) => Math.round(l.reduce((s, i) => s + (i.transferSize ?? 0), 0) / 100) / 10
  console.log(n.padEnd(16), 'requests', items.length, 'script', sum(items.filter((i: any) => i.resourceType === 'Script' || (i.mimeType ?? '').includes('javascript'))), 'pictures', sum(items.filter((i: any) => i.resourceType === 'Image')), 'all', sum(items), '| fcp', Math.round(a['first-contentful-paint'].numericValue), 'lcp', Math.round(a['largest-contentful-paint'].numericValue), 'tbt', Math.round(a['total-blocking-time'].numericValue), 'cls', a['cumulative-layout-shift'].numericValue)
  if (verbose) for (const i of items) console.log('   ', Math.round(i.networkRequestTime), i.resourceType, i.priority, i.transferSize, i.url.replace(edge.url, ''), i.statusCode)
  if (verbose) for (const t of a['long-tasks'].details?.items ?? []) console.log('    long', JSON.stringify(t))
}
edge.close()
process.exit(0)

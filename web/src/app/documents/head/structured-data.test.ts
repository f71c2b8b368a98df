import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { productCrumbs } from '#features/products/product-crumbs.ts'
import { product } from '#testing/factories.ts'
import { catalog } from '#testing/page-source.ts'
import { catalogueHead } from './catalogue-head.ts'
import { productGraph } from './product-graph.ts'

const site = 'https://shop.test'
const settings = { currency: 'usd', enforceMinimumOrder: true }
const folder = fileURLToPath(new URL('.', import.meta.url))
const options: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  types: [],
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

/** How many problems the compiler has with each JSON as a graph of schema.org's types, made from its vocabulary. */
function problemsOf(graphs: Record<string, unknown>): Record<string, number> {
  const files = new Map(
    Object.entries(graphs).map(([name, graph]) => [
      join(folder, `${name}.ts`),
      `import type { Graph } from 'schema-dts'\nexport const graph: Graph = ${JSON.stringify(graph)}`,
    ]),
  )
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => files.has(name) || fileExists(name)
  host.getSourceFile = (name, language) => {
    const text = files.get(name)
    return text === undefined ? getSourceFile(name, language) : ts.createSourceFile(name, text, language)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return Object.fromEntries(
    [...files.keys()].map((name) => [
      basename(name, '.ts'),
      ts.getPreEmitDiagnostics(program, program.getSourceFile(name)).length,
    ]),
  )
}

const full = product({
  material: 'Oak',
  rating: { average: 4.5, count: 2 },
  priceBreaks: [
    { minQuantity: 48, price: 2.25 },
    { minQuantity: 480, price: 2 },
  ],
  images: ['/pictures/products/oak-knob-960.jpg', '/pictures/products/oak-knob-side-960.jpg'],
})
const around = { site, settings, crumbs: productCrumbs(full) }

it('is valid against the types of schema.org, which notice what they do not have', () => {
  const everything = productGraph(full, around)
  const problems = problemsOf({
    everything,
    least: productGraph(product({ weightGrams: 0, availableQuantity: 0 }), around),
    catalogue: catalogueHead(new URLSearchParams('category=Knobs'), catalog(), site).graph,
    wrongProperty: JSON.parse(JSON.stringify(everything).replace('"sku"', '"articleNumber"')),
    wrongType: { '@context': 'https://schema.org', '@graph': [{ '@type': 'Prodct', name: 'Oak knob' }] },
  })
  expect(problems).toEqual({ everything: 0, least: 0, catalogue: 0, wrongProperty: 1, wrongType: 1 })
}, 120_000)

it.each([
  [{ availableQuantity: 10 }, 'OutOfStock'],
  [{ availableQuantity: 11 }, 'LimitedAvailability'],
  [{ minQuantity: 4, casePack: 4, availableQuantity: 4 }, 'OutOfStock'],
])('says of %j where the minimum is enforced: %s', (change, availability) => {
  const graph = JSON.stringify(productGraph(product(change), around))
  expect(graph).toContain(`"availability":"https://schema.org/${availability}"`)
})

it('names the price of a unit from each quantity on', () => {
  const { '@graph': nodes } = JSON.parse(JSON.stringify(productGraph(full, around)))
  expect(nodes[0].offers.priceSpecification).toMatchObject([
    { price: '2.50', eligibleQuantity: { minValue: 1, maxValue: 47 } },
    { price: '2.25', eligibleQuantity: { minValue: 48, maxValue: 479 } },
    { price: '2.00', eligibleQuantity: { minValue: 480 } },
  ])
  expect(nodes[0].offers.eligibleQuantity).toMatchObject({ minValue: 10 })
})

import { writeSection } from './benchmarks/section.ts'
import { costSheet } from './cost/sheet.ts'
import { main } from './shop/main.ts'

/** Writes the cost sheet into docs/operations.md, from what docs/benchmarks.md counted. */
await main({ name: 'cost', options: {} }, async () => writeSection(costSheet(), 'cost', 'operations.md'))

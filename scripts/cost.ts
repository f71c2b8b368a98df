import { writeSection } from './benchmarks/section.ts'
import { costSheet } from './cost/sheet.ts'

/** Writes the cost sheet into docs/operations.md, from what docs/benchmarks.md counted. */
writeSection(costSheet(), 'cost', 'operations.md')

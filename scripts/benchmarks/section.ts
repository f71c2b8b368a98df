import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fromRoot } from '../shop/layout.ts'

export const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** Replaces the last version of a benchmark's section in docs/benchmarks.md; the rest of the page stays. */
export function writeSection(section: string, benchmark: string): void {
  const [start, end] = [`<!-- ${benchmark} -->`, `<!-- /${benchmark} -->`]
  const file = fromRoot('docs', 'benchmarks.md')
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n'
  const whole = `${start}\n${section}\n${end}`
  const [before, after] = [page.indexOf(start), page.indexOf(end)]
  const written =
    before >= 0 && after > before
      ? page.slice(0, before) + whole + page.slice(after + end.length)
      : `${page.trimEnd()}\n\n${whole}\n`
  writeFileSync(file, written)
}

import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fromRoot } from '../shop/layout.ts'

export const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** To be asked before the first round; a busy machine shows in figures that differ between rounds. */
export const howQuiet = () =>
  `How quiet the machine was: ${cpus().length} cores, a load average of ${loadavg()[0]?.toFixed(1)} when the rounds began.`

/** Replaces a generated section of a page in docs/; the rest of the page stays. */
export function writeSection(section: string, benchmark: string, name = 'benchmarks.md'): void {
  const [start, end] = [`<!-- ${benchmark} -->`, `<!-- /${benchmark} -->`]
  const file = fromRoot('docs', name)
  const page = readFileSync(file, 'utf8')
  const [before, after] = [page.indexOf(start), page.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`docs/${name} has no place for ${benchmark}.`)
  writeFileSync(file, `${page.slice(0, before)}${start}\n${section}\n${page.slice(after)}`)
}

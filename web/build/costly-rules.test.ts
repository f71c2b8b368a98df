import { fileURLToPath } from 'node:url'
import { compile, optimize } from '@tailwindcss/node'
import { expect, it } from 'vitest'
import { withoutCostlyRules } from './costly-rules.ts'

/** What daisyUI writes for a button and a theme, packed or not. */
async function written(minify: boolean): Promise<string> {
  const sheet = `@import "tailwindcss";
    @plugin "daisyui" { themes: false; logs: false; }
    @plugin "daisyui/theme" { name: "paper"; default: true; --color-primary: #7a4520; }`
  const base = fileURLToPath(new URL('../src/styles', import.meta.url))
  const { build } = await compile(sheet, { base, onDependency: () => undefined })
  return optimize(build(['btn']), { minify }).code
}

it.each([true, false])(
  'leaves out what no page of ours has, and keeps the rest (packed: %s)',
  async (minify) => {
    const before = await written(minify)
    const after = withoutCostlyRules(before)
    for (const costly of ['not-prose', 'theme-controller']) {
      expect(before).toContain(costly)
      expect(after).not.toContain(costly)
    }
    expect(after).toContain('--color-primary')
    expect(after).toMatch(/\.btn\s*\{/)
  },
)

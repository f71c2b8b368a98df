import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { fromRoot } from '../shop/layout.ts'

const eslint = new ESLint({ cwd: fromRoot() })

async function rulesBrokenBy(code: string, file: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: fromRoot(file) })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId)
}

const backtracks = 'regexp/no-super-linear-backtracking'
const moves = 'regexp/no-super-linear-move'

test.each([
  // A quantity and a product, as pasted lines were once read: 2,400 characters took seven seconds.
  [
    `const number = '\\\\d[\\\\d.,]*'
new RegExp(\`^(\${number})\\\\s*[\\\\s,:]+(.+)$\`, 'i').test(line)`,
    backtracks,
  ],
  ["line.replace(/-+$/, '')", moves],
  ['new RegExp(pattern).test(line)', 'no-restricted-syntax'],
])('the linter rejects %s in every part that meets input', async (code, rule) => {
  for (const file of ['contract/src/a.ts', 'functions/src/domain/a.ts', 'web/src/lib/text/a.tsx']) {
    expect(await rulesBrokenBy(code, file)).toContain(rule)
  }
})

test('it accepts what takes a time that grows as the text does', async () => {
  expect(await rulesBrokenBy("line.replace(/\\s+/g, ' ').replace(/-$/, '')", 'web/src/a.ts')).toEqual([])
})

test.each(['ml-2', 'hover:pr-4', '-left-1', 'flex text-left', 'rounded-l'])(
  'it rejects %s, which is not mirrored',
  async (style) => {
    expect(await rulesBrokenBy(`const look = '${style}'`, 'web/src/a.tsx')).toContain('no-restricted-syntax')
  },
)

test('it accepts what is mirrored', async () => {
  expect(
    await rulesBrokenBy("const look = 'ms-2 text-start border-x left-out prlx-2'", 'web/src/a.tsx'),
  ).toEqual([])
})

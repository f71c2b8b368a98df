import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('the restore drill ends clean, with a number that nobody had before', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/drill/walk.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  expect(code, output).toBe(0)
  expect(output).toContain('nobody had before')
}, 240_000)

import { spawn } from 'node:child_process'
import { fromRoot, root } from '../shop/layout.ts'

interface Ended {
  code: number | null
  output: string
}

/** Runs an operator's command as somebody would type it, prints what it says, and returns it with the exit code. */
export async function operator(
  env: Record<string, string>,
  script: string,
  ...args: string[]
): Promise<Ended> {
  console.log(`  $ npm run ${script.replace('-', ':')} -- ${args.join(' ')}`)
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fromRoot('scripts', 'operate.ts'), script, ...args],
    {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  for (const line of output.trim().split('\n')) console.log(`    ${line}`)
  return { code, output }
}

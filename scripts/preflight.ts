import { readCommandLine } from './operator/command-line.ts'
import { commands } from './operator/commands.ts'
import { checks, inspect } from './preflight/inspect.ts'
import { offlineKeyProblems } from './preflight/offline-keys.ts'
import { targetOf } from './preflight/target.ts'
import { Failure } from './shop/failure.ts'
import { main } from './shop/main.ts'

await main(async () => {
  const { values } = readCommandLine(commands.preflight)
  if (values.emulators) {
    const problems = offlineKeyProblems()
    for (const { problem, remedy } of problems) console.log(`failed  ${problem}\n        -> ${remedy}`)
    if (problems.length === 0) console.log('ok      no live keys in offline files')
    return problems.length === 0 ? 0 : 1
  }

  const chosen = checks.filter(({ name }) => values.only === undefined || name === values.only)
  if (chosen.length === 0) {
    const names = checks.map(({ name }) => name).join(', ')
    throw new Failure(`There is no check '${values.only}'; the checks are ${names}.`)
  }
  const target = targetOf(values)
  console.log(`Before a deployment to ${target.projectId} (${target.site}):`)
  const findings = await inspect(target, chosen, console.log)
  console.log(findings.length === 0 ? 'Ready.' : `Not ready: ${findings.length} to fix.`)
  return findings.length === 0 ? 0 : 1
})

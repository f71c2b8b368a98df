import { accountCheck } from './account-check.ts'
import type { Check, Finding, Target } from './finding.ts'
import { indexCheck } from './index-check.ts'
import { parameterCheck } from './parameter-check.ts'
import { projectCheck } from './project-check.ts'
import { requestLogCheck } from './request-log-check.ts'
import { secretCheck } from './secret-check.ts'
import { serviceAccountCheck } from './service-account-check.ts'
import { siteCheck } from './site-check.ts'
import { treeCheck } from './tree-check.ts'
import { publishableKeyCheck, webConfigCheck } from './web-config-check.ts'
import { webhookCheck } from './webhook-check.ts'

/** First what can be checked on this machine, then what only the project and Stripe know. */
export const checks: Check[] = [
  projectCheck,
  treeCheck,
  parameterCheck,
  webConfigCheck,
  publishableKeyCheck,
  siteCheck,
  accountCheck,
  serviceAccountCheck,
  secretCheck,
  indexCheck,
  requestLogCheck,
  webhookCheck,
]

/** Runs the checks one after another and reports each result. Stops after a `first` check that fails. */
export async function inspect(
  target: Target,
  chosen: Check[],
  tell: (line: string) => void,
): Promise<Finding[]> {
  const all: Finding[] = []
  for (const check of chosen) {
    const findings = await check.run(target)
    all.push(...findings)
    tell(`${findings.length === 0 ? 'ok    ' : 'failed'}  ${check.name}`)
    for (const { problem, remedy } of findings) tell(`        ${problem}\n        -> ${remedy}`)
    if (check.first && findings.length > 0) break
  }
  return all
}

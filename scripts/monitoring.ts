import { applyMonitoring, type Call } from './monitoring/apply.ts'
import { readCommandLine } from './operator/command-line.ts'
import { commands } from './operator/commands.ts'
import { googleFetch } from './operator/google-api.ts'
import { targetProject } from './operator/target-project.ts'
import { projectFindings } from './preflight/project-check.ts'
import { Failure } from './shop/failure.ts'
import { main } from './shop/main.ts'

/** Makes or changes a project's alerts, SLOs and dashboard as the files in `monitoring/` say. */
await main(async () => {
  const { email = '', project: said, site } = readCommandLine(commands.monitoring).values
  const project = targetProject(said)
  const [demo] = projectFindings(project)
  if (demo) throw new Failure(`${demo.problem} ${demo.remedy}`)
  const call: Call = async (method, url, body) => {
    const response = await googleFetch(project, url, { method, body: body && JSON.stringify(body) })
    if (response.status === 404 || response.status === 409) return undefined
    if (!response.ok) throw new Failure(`${method} ${url}: ${response.status} ${await response.text()}`)
    return Object(await response.json())
  }
  const host = new URL(site ?? `https://${project}.web.app`).host
  for (const line of await applyMonitoring(call, { project, host, email })) console.log(line)
  return 0
})

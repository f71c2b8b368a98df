import alerts from '../../monitoring/alerts.json' with { type: 'json' }
import dashboard from '../../monitoring/dashboard.json' with { type: 'json' }
import metrics from '../../monitoring/metrics.json' with { type: 'json' }
import slos from '../../monitoring/slos.json' with { type: 'json' }
import uptime from '../../monitoring/uptime.json' with { type: 'json' }
import { Failure } from '../shop/failure.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'
/** A call of Google's APIs; nothing where a POST finds what it would make, and a Failure for any other refusal. */
export type Call = (method: Method, url: string, body?: object) => Promise<object | undefined>

interface Named {
  name: string
  displayName: string
  etag?: string
}

export interface Place {
  project: string
  /** The site's address without `https://`. */
  host: string
  email: string
}

/** What Google answered; nothing where a POST finds what it would make, and a Failure with Google's words for any other refusal. */
export async function answerOf(method: Method, url: string, response: Response): Promise<object | undefined> {
  if (method === 'POST' && response.status === 409) return undefined
  if (!response.ok) throw new Failure(`${method} ${url}: ${response.status} ${await response.text()}`)
  return Object(await response.json())
}

const monitoring = 'https://monitoring.googleapis.com'

/**
 * Brings a project's log-based metrics, uptime check, SLOs, alerts and dashboard to what the files in `monitoring/` say,
 * and returns what was done, a line each. Safe to repeat: what is there by its name is changed, never made twice, and
 * what somebody added by hand stays.
 */
export async function applyMonitoring(call: Call, { project, host, email }: Place): Promise<string[]> {
  const done: string[] = []
  const of = (version: string, kind: string) => `${monitoring}/${version}/projects/${project}/${kind}`
  const here = <Body extends object>(body: Body): Body =>
    JSON.parse(JSON.stringify(body).replaceAll('PROJECT', project).replaceAll('HOST', host))

  /** Changes what has this display name, or makes it. Returns its whole name. */
  async function put(url: string, key: string, body: { displayName: string }): Promise<string> {
    const listed: Record<string, Named[]> = { ...(await call('GET', `${url}?pageSize=500`)) }
    const found = listed[key]?.find(({ displayName }) => displayName === body.displayName)
    const version = url.slice(0, url.indexOf('/projects/'))
    const stored = found
      ? await call('PATCH', `${version}/${found.name}`, { ...body, etag: found.etag })
      : await call('POST', url, body)
    if (!stored)
      throw new Failure(`Google did not store ${body.displayName}: it says that it is there already.`)
    done.push(`${found ? 'changed' : 'made'}: ${body.displayName}`)
    return { name: '', ...found, ...stored }.name
  }

  for (const metric of here(metrics)) {
    const name = encodeURIComponent(metric.name)
    await call('PUT', `https://logging.googleapis.com/v2/projects/${project}/metrics/${name}`, metric)
  }
  const channel = await put(of('v3', 'notificationChannels'), 'notificationChannels', {
    displayName: `Shop alerts to ${email}`,
    ...{ type: 'email', labels: { email_address: email } },
  })
  await put(of('v3', 'uptimeCheckConfigs'), 'uptimeCheckConfigs', here(uptime))
  // Nothing when the service is there.
  const service = { displayName: 'Wood-Master', custom: {} }
  await call('POST', of('v3', 'services?serviceId=wood-master'), service)
  for (const { id, ...slo } of here(slos)) {
    const all = of('v3', 'services/wood-master/serviceLevelObjectives')
    const made = await call('POST', `${all}?serviceLevelObjectiveId=${id}`, slo)
    if (!made) await call('PATCH', `${all}/${id}`, slo)
    done.push(`${made ? 'made' : 'changed'}: ${slo.displayName}`)
  }
  for (const alert of here(alerts)) {
    await put(of('v3', 'alertPolicies'), 'alertPolicies', {
      ...alert,
      ...{ notificationChannels: [channel] },
    })
  }
  await put(of('v1', 'dashboards'), 'dashboards', here(dashboard))
  return done
}

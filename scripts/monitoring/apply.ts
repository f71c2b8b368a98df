import alerts from '../../monitoring/alerts.json' with { type: 'json' }
import dashboard from '../../monitoring/dashboard.json' with { type: 'json' }
import metrics from '../../monitoring/metrics.json' with { type: 'json' }
import slos from '../../monitoring/slos.json' with { type: 'json' }
import uptime from '../../monitoring/uptime.json' with { type: 'json' }
import { Failure } from '../shop/failure.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'
/** A call of Google's APIs; nothing where a POST finds what it would make, and a Failure for any other refusal. */
export type Call = (method: Method, url: string, body?: object) => Promise<object | undefined>

interface Body {
  displayName: string
  notificationChannels?: string[]
}

interface Stored extends Body {
  name: string
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
 * what somebody set by hand stays where the files say nothing of it, but for metrics and the dashboard.
 */
export async function applyMonitoring(call: Call, { project, host, email }: Place): Promise<string[]> {
  const done: string[] = []
  const of = (version: string, kind: string) => `${monitoring}/${version}/projects/${project}/${kind}`
  const here = <File extends object>(body: File): File =>
    JSON.parse(JSON.stringify(body).replaceAll('PROJECT', project).replaceAll('HOST', host))

  /** Without a mask Google replaces the whole resource. */
  const change = (url: string, body: object) =>
    call('PATCH', `${url}?updateMask=${Object.keys(body).join()}`, body)

  /** Changes what has this display name, or makes it. Returns its whole name. */
  async function put(version: 'v1' | 'v3', kind: string, body: Body): Promise<string> {
    const url = of(version, kind)
    const listed: Record<string, Stored[]> = { ...(await call('GET', `${url}?pageSize=500`)) }
    const found = listed[kind]?.find(({ displayName }) => displayName === body.displayName)
    const { notificationChannels: ours } = body
    const theirs = found?.notificationChannels ?? []
    const merged = ours && { notificationChannels: [...new Set([...theirs, ...ours])] }
    const whole = `${monitoring}/${version}/${found?.name}`
    const stored = !found
      ? await call('POST', url, body)
      : version === 'v3'
        ? await change(whole, { ...body, ...merged })
        : // A dashboard is only ever replaced.
          await call('PATCH', whole, { ...body, etag: found.etag })
    if (!stored)
      throw new Failure(`Google did not store ${body.displayName}: it says that it is there already.`)
    done.push(`${found ? 'changed' : 'made'}: ${body.displayName}`)
    return { name: '', ...found, ...stored }.name
  }

  for (const metric of here(metrics)) {
    const name = encodeURIComponent(metric.name)
    await call('PUT', `https://logging.googleapis.com/v2/projects/${project}/metrics/${name}`, metric)
  }
  const channel = await put('v3', 'notificationChannels', {
    displayName: `Shop alerts to ${email}`,
    ...{ type: 'email', labels: { email_address: email } },
  })
  await put('v3', 'uptimeCheckConfigs', here(uptime))
  // Nothing when the service is there.
  const service = { displayName: 'Wood-Master', custom: {} }
  await call('POST', of('v3', 'services?serviceId=wood-master'), service)
  for (const { id, ...slo } of here(slos)) {
    const all = of('v3', 'services/wood-master/serviceLevelObjectives')
    const made = await call('POST', `${all}?serviceLevelObjectiveId=${id}`, slo)
    if (!made) await change(`${all}/${id}`, slo)
    done.push(`${made ? 'made' : 'changed'}: ${slo.displayName}`)
  }
  for (const alert of here(alerts)) {
    await put('v3', 'alertPolicies', { ...alert, notificationChannels: [channel] })
  }
  await put('v1', 'dashboards', here(dashboard))
  return done
}

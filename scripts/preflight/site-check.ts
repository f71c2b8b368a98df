import { listDocuments } from '@wood-master/contract/documents'
import { hashSource, inlineScripts, inlineStyles } from '../shop/inline-sources.ts'
import { type Finding, found } from './finding.ts'

const build = 'npm run build'
const documents = [...listDocuments().map(({ file }) => file), 'app.html', '404.html']

/** `texts` are the built documents and scripts by name; `policy` is the Content-Security-Policy of `firebase.json`. */
export function siteFindings(
  texts: Record<string, string>,
  { policy, projectId }: { policy: string; projectId: string },
): Finding[] {
  const missing = documents.filter((name) => !(name in texts))
  if (missing.length > 0) return found(`The site is not built: ${missing.join(', ')} is missing.`, build)

  const findings: Finding[] = []
  const offline = Object.entries(texts).find(([, text]) => /127\.0\.0\.1:\d|pk_test_offline/.test(text))
  if (offline) {
    findings.push({ problem: `The site is built for the emulators (see ${offline[0]}).`, remedy: build })
  } else if (!Object.values(texts).some((text) => text.includes(projectId))) {
    findings.push({ problem: `The site is built for a project other than ${projectId}.`, remedy: build })
  }
  for (const name of documents) {
    const html = texts[name] ?? ''
    const forbidden = (kind: string, inline: string[]) =>
      inline
        .filter((text) => !policy.includes(hashSource(text)))
        .map((text) => ({
          problem: `${name} has an inline ${kind} that the Content-Security-Policy forbids: ${text.trim().slice(0, 60)}`,
          remedy: 'npm run policy',
        }))
    findings.push(...forbidden('script', inlineScripts(html)), ...forbidden('style', inlineStyles(html)))
  }
  return findings
}

/** Where a host that takes uploads hands images out, if that is another domain. */
const imageDomains: Record<string, string> = { 'imgbb.com': 'ibb.co' }

/** An image host that the policy forbids would leave every new product without its image. */
export function imageHostFindings(uploadUrl: string, policy: string): Finding[] {
  const domain = new URL(uploadUrl).hostname.split('.').slice(-2).join('.')
  const shown = imageDomains[domain] ?? domain
  if (imageSources(policy).some((source) => source.endsWith(shown))) return []
  return found(
    `The Content-Security-Policy shows no images of ${shown}, where IMAGE_HOST_URL stores them.`,
    'Add the address that it serves images from to img-src in firebase.json.',
  )
}

/** `origins` as IMAGE_ORIGINS has them: images elsewhere are refused although pages would show them, or the other way. */
export function imageOriginFindings(origins: string, policy: string): Finding[] {
  const named = origins.split(',').filter(Boolean).toSorted()
  const shown = imageSources(policy).filter((source) => source.startsWith('https://'))
  if (named.join() === shown.toSorted().join()) return []
  return found(
    `IMAGE_ORIGINS names ${named.join(', ') || 'no host'}, and the Content-Security-Policy shows images of ${shown.join(', ') || 'none'}.`,
    'Name the same hosts in IMAGE_ORIGINS and in img-src in firebase.json.',
  )
}

const imageSources = (policy: string) =>
  (policy.split('; ').find((directive) => directive.startsWith('img-src ')) ?? '').split(' ')

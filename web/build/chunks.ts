import { fileURLToPath } from 'node:url'
import { type SiteDocument, siteDocuments } from './site-documents.ts'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Which documents do without the router, by the module that starts in them. */
const documentOf = new Map(
  siteDocuments
    .filter(({ name }) => name !== 'app')
    .map((document) => [fileURLToPath(new URL(`../${document.entry}`, import.meta.url)), document]),
)
const reactPackages = /node_modules\/(react|react-dom|scheduler)\//

/** Every module that the entry imports statically, directly or through others, and itself. */
function reachableFrom(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reachableFrom(imported, graph, found)
  return found
}

/** The documents that need each module. */
function usersOf(graph: ModuleGraph): Map<string, SiteDocument[]> {
  const users = new Map<string, SiteDocument[]>()
  for (const [entry, document] of documentOf) {
    for (const id of reachableFrom(entry, graph)) users.set(id, [...(users.get(id) ?? []), document])
  }
  return users
}

/**
 * Three files for each document, because every file costs its first view a request: React, what documents of several
 * families share, and what is its own, which starts it. The two forms of an account share theirs.
 */
export function chunkGroups() {
  let users: Map<string, SiteDocument[]> | undefined
  const documentsWith = (id: string, graph: ModuleGraph) => {
    users ??= usersOf(graph)
    return users.get(id) ?? []
  }
  const isShared = (documents: SiteDocument[]) =>
    documents.length > 1 && !documents.every(({ family }) => family === 'account')
  return [
    { name: 'react', test: reactPackages, priority: 3 },
    {
      // Each above the next one, because a group takes along what its modules import.
      priority: 2,
      name: (id: string, graph: ModuleGraph) => (isShared(documentsWith(id, graph)) ? 'shop' : null),
    },
    {
      priority: 1,
      name(id: string, graph: ModuleGraph) {
        const [first] = documentsWith(id, graph)
        return first ? `${first.family === 'account' ? 'account' : first.name}-page` : null
      },
    },
  ]
}

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

/** Every module that the entry imports statically, directly or through others. */
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
 * React and what documents share in one file, what only the forms of an account need in another, and one for what a
 * document has to itself: many small files would each cost the first view a request, and what one document needs should
 * not weigh on the others.
 */
export function chunkGroups() {
  let users: Map<string, SiteDocument[]> | undefined
  /** Nothing for an entry itself, which starts its document and must not be shared. */
  const usersWithoutEntries = (id: string, graph: ModuleGraph) => {
    users ??= usersOf(graph)
    return documentOf.has(id) ? [] : (users.get(id) ?? [])
  }
  const familiesOf = (id: string, graph: ModuleGraph) => [
    ...new Set(usersWithoutEntries(id, graph).map(({ family }) => family)),
  ]
  return [
    { name: 'react', test: reactPackages, priority: 4 },
    {
      // Each above the next one, because a group takes along what its modules import.
      priority: 3,
      name: (id: string, graph: ModuleGraph) => {
        const families = familiesOf(id, graph)
        const isShared = families.length > 1 || usersWithoutEntries(id, graph).length > 1
        return isShared && !families.every((family) => family === 'account') ? 'shop' : null
      },
    },
    {
      priority: 2,
      name: (id: string, graph: ModuleGraph) =>
        usersWithoutEntries(id, graph).length > 1 ? 'account' : null,
    },
    {
      priority: 1,
      name(id: string, graph: ModuleGraph) {
        const [only] = usersWithoutEntries(id, graph)
        return only ? `${only.name}-page` : null
      },
    },
  ]
}

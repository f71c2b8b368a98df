import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteDocuments } from './site-documents.ts'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** What starts in each document that does without the router. */
const entries = siteDocuments
  .filter(({ name }) => name !== 'app')
  .map(({ entry }) => fileURLToPath(new URL(`../${entry}`, import.meta.url)))
const reactPackages = /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/

/** Every module that the entry imports statically, directly or through others. */
function reachableFrom(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reachableFrom(imported, graph, found)
  return found
}

/** The entries that need each module. */
function usersOf(graph: ModuleGraph): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const entry of entries) {
    for (const id of reachableFrom(entry, graph)) users.set(id, [...(users.get(id) ?? []), entry])
  }
  return users
}

/**
 * React in one file, what several documents share in another, and one file for what a document has to itself: many small
 * files would each cost the first view a request, and what one document needs should not weigh on the others.
 */
export function chunkGroups() {
  let users: Map<string, string[]> | undefined
  /** Nothing for an entry itself, which starts its document and must not be shared. */
  const usersWithoutEntries = (id: string, graph: ModuleGraph) => {
    users ??= usersOf(graph)
    return entries.includes(id) ? [] : (users.get(id) ?? [])
  }
  return [
    { name: 'react', test: reactPackages, priority: 3 },
    {
      // Above the next one, because a group takes along what its modules import.
      priority: 2,
      name: (id: string, graph: ModuleGraph) => (usersWithoutEntries(id, graph).length > 1 ? 'shop' : null),
    },
    {
      priority: 1,
      name(id: string, graph: ModuleGraph) {
        const [only] = usersWithoutEntries(id, graph)
        return only ? `${basename(only, '.tsx')}-page` : null
      },
    },
  ]
}

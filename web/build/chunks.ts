import { fileURLToPath } from 'node:url'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const homeEntry = fileURLToPath(new URL('../src/home.tsx', import.meta.url))
const reactPackages = /node_modules\/(react|react-dom|scheduler)\//

/** Every module that the entry imports statically, directly or through others. */
function reachableFrom(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reachableFrom(imported, graph, found)
  return found
}

/** React in one file and the home page in another: many small files would each cost the first view a request. */
export function chunkGroups() {
  let homeModules: Set<string> | undefined
  return [
    { name: 'react', test: reactPackages, priority: 2 },
    {
      priority: 1,
      name(id: string, graph: ModuleGraph) {
        homeModules ??= reachableFrom(homeEntry, graph)
        // The entry itself starts the home page and must not be shared.
        return id !== homeEntry && homeModules.has(id) ? 'shop' : null
      },
    },
  ]
}

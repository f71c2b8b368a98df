import { fileURLToPath } from 'node:url'
import { listDocuments } from '../../contract/src/documents.ts'

/** A document as the build sees it: the app and those of the list. */
export interface Entry {
  name: string
  /** Its code, which starts in the browser. */
  source: string
  file: string
  /** The function renders its page. */
  isTemplate: boolean
  /** What the file of its own code is called; the ways in share theirs. */
  chunk: string
}

const documents: Entry[] = listDocuments().map(({ name, file, isTemplate, isWayIn }) => ({
  name,
  source: `src/${name}.tsx`,
  file,
  isTemplate,
  chunk: isWayIn ? 'account' : name,
}))

export const entries: Entry[] = [
  ...documents,
  { name: 'app', source: 'src/main.tsx', file: 'app.html', isTemplate: false, chunk: 'app' },
]

export const entryFile = (source: string) => fileURLToPath(new URL(`../${source}`, import.meta.url))

interface ModuleGraph {
  getModuleInfo(id: string): {
    importedIds: readonly string[]
    dynamicallyImportedIds?: readonly string[]
  } | null
}

/** A module and every one that it imports statically, directly or through others. */
export function modulesOf(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) modulesOf(imported, graph, found)
  return found
}

const wholeSheet = entryFile('src/styles/index.css')

/** The same, and what they import later without bringing the whole sheet along. */
export function drawnModules(id: string, graph: ModuleGraph): Set<string> {
  const atOnce = modulesOf(id, graph)
  const later = [...atOnce]
    .flatMap((module) => graph.getModuleInfo(module)?.dynamicallyImportedIds ?? [])
    .filter((module) => !graph.getModuleInfo(module)?.importedIds.includes(wholeSheet))
  return new Set([...atOnce, ...later.flatMap((module) => [...modulesOf(module, graph)])])
}

/** Three files for each document, because every file costs its first view a request. */
export function chunkGroups() {
  let chunks: Map<string, Set<string>> | undefined
  /** The own files of the documents that need a module. */
  const chunksWith = (id: string, graph: ModuleGraph): string[] => {
    if (!chunks) {
      chunks = new Map()
      for (const { source, chunk } of documents)
        for (const module of modulesOf(entryFile(source), graph))
          chunks.set(module, (chunks.get(module) ?? new Set()).add(chunk))
    }
    return [...(chunks.get(id) ?? [])]
  }
  // Each above the next one, because a group takes along what its modules import.
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    {
      name: (id: string, graph: ModuleGraph) => (chunksWith(id, graph).length > 1 ? 'shop' : null),
      priority: 2,
    },
    {
      name(id: string, graph: ModuleGraph) {
        const [own] = chunksWith(id, graph)
        return own ? `${own}-page` : null
      },
      priority: 1,
    },
  ]
}

import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { listDocuments } from '../../contract/src/documents.ts'

export const sourceFile = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** The documents of the list, each with its code, which starts in the browser; the ways in share the file of their own. */
const documents = listDocuments().map(({ name, file, isTemplate, isWayIn }) => ({
  name,
  file,
  isTemplate,
  source: sourceFile(`${name}.tsx`),
  chunk: isWayIn ? 'account-page' : `${name}-page`,
}))

/** What the site is built from: its documents and the app. */
export const entries = [
  ...documents,
  { name: 'app', file: 'app.html', isTemplate: false, source: sourceFile('main.tsx') },
]

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** A module and every one that it imports statically, directly or through others. */
function modulesOf(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) modulesOf(imported, graph, found)
  return found
}

const wholeSheet = sourceFile('styles/index.css')
const bringsWholeSheet = (id: string, graph: ModuleGraph) =>
  graph.getModuleInfo(id)?.importedIds.includes(wholeSheet)

/** What is drawn without the whole sheet: all that the entries import at once, and what documents import later without bringing that along. */
export function drawnModules(graph: ModuleGraph): Set<string> {
  const drawn = new Set<string>()
  for (const { source } of entries) {
    const atOnce = modulesOf(source, graph)
    const later = [...atOnce].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    // The app's pages have the whole sheet.
    const alone = bringsWholeSheet(source, graph) ? [] : later.filter((id) => !bringsWholeSheet(id, graph))
    for (const id of [...atOnce, ...alone]) modulesOf(id, graph, drawn)
  }
  return drawn
}

/** Three files of ours for each document, because every file costs its first view a request. */
export function chunkGroups() {
  let own: { chunk: string; modules: Set<string> }[] | undefined
  /** The own files of the documents that need a module. */
  const chunksWith = (id: string, graph: ModuleGraph): Set<string> => {
    own ??= documents.map(({ chunk, source }) => ({ chunk, modules: modulesOf(source, graph) }))
    return new Set(own.filter(({ modules }) => modules.has(id)).map(({ chunk }) => chunk))
  }
  // Each above the next one, because a group takes along what its modules import.
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    {
      name: (id: string, graph: ModuleGraph) => (chunksWith(id, graph).size > 1 ? 'shop' : null),
      priority: 2,
    },
    { name: (id: string, graph: ModuleGraph) => [...chunksWith(id, graph)][0] ?? null, priority: 1 },
  ]
}

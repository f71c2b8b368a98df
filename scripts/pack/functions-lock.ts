interface LockedPackage {
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  [field: string]: unknown
}

export interface Lock {
  packages: Record<string, LockedPackage>
}

/** Where a package is in the repository, and where it will be beside the function. */
interface Place {
  from: string
  at: string
}

const workspace = 'functions'
const inside = (at: string, name: string) =>
  at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`

/** Where Node finds a package that is imported from `from`; nothing when it is not there. */
function find(packages: Record<string, unknown>, from: string, name: string): string | undefined {
  let at = from
  for (;;) {
    const path = inside(at, name)
    if (packages[path]) return path
    if (at === '') return undefined
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  }
}

const needsOf = (entry: LockedPackage | undefined) =>
  Object.keys({ ...entry?.dependencies, ...entry?.optionalDependencies, ...entry?.peerDependencies })

/** A peer may be whichever version lies beside the package; its own dependencies must be the versions it was locked with. */
const isPeer = (entry: LockedPackage | undefined, name: string) =>
  name in (entry?.peerDependencies ?? {}) && !(name in (entry?.dependencies ?? {}))

/** Adds these dependencies and theirs to `placed`, level by level: at the top where free, else inside who needs them. */
function place(lock: Lock, names: string[], placed: Record<string, Place>): void {
  const waiting: { asks: Place; names: string[] }[] = [{ asks: { from: workspace, at: '' }, names }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const name of next.names) {
      const from = find(lock.packages, next.asks.from, name)
      if (!from) continue
      const visible = find(placed, next.asks.at, name)
      if (visible && (placed[visible]?.from === from || isPeer(lock.packages[next.asks.from], name))) continue
      const at = visible ? inside(next.asks.at, name) : inside('', name)
      placed[at] = { from, at }
      waiting.push({ asks: { from, at }, names: needsOf(lock.packages[from]) })
    }
  }
}

/** The function's own lock file, taken from the repository's, so that it is built with the versions that were tested. */
export function functionsLock(lock: Lock): Lock & Record<string, unknown> {
  const own = lock.packages[workspace]
  if (!own) throw new Error('The lock file has no workspace functions.')
  const placed: Record<string, Place> = {}
  place(lock, needsOf(own), placed)
  const production = new Set(Object.keys(placed))
  place(lock, Object.keys(own.devDependencies ?? {}), placed)

  const packages: Record<string, LockedPackage> = { '': own }
  for (const { from, at } of Object.values(placed).sort((a, b) => (a.at < b.at ? -1 : 1))) {
    const { dev: _, ...entry } = lock.packages[from] ?? {}
    packages[at] = production.has(at) ? entry : { ...entry, dev: true }
  }
  return { name: own.name, version: own.version, lockfileVersion: 3, requires: true, packages }
}

// Plain JavaScript without packages, because run.mjs asks before any package is there.

/**
 * True when the packages that are present are those of the lock file. One that a platform or a dependant may do without
 * can be missing, but not be of another version: the bundle of the function takes whatever is there.
 * @param {Record<string, { version?: string, optional?: boolean, peer?: boolean }>} wanted of package-lock.json, by path
 * @param {Record<string, { version?: string }>} present of npm's own copy of it in node_modules
 * @returns {boolean}
 */
export function areInstalled(wanted, present) {
  return Object.entries(wanted).every(([path, { version, optional, peer }]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    // A workspace has no version there, so its link alone tells.
    return found ? found.version === version : Boolean(optional || peer)
  })
}

/** Where files share a process, a logger may have been loaded by an earlier one, and writes to the console of that one. */
const shared = globalThis as { strayLines?: unknown[][] }
shared.strayLines ??= []

/** What was written to the console as an error or a warning since the last test. */
export const strayLines: unknown[][] = shared.strayLines

/** What a lock file says of a package. */
interface LockedPackage {
  version?: string
  optional?: boolean
  peer?: boolean
}

/** True when the packages that are present, by path, are those of the lock file. */
export function areInstalled(
  wanted: Record<string, LockedPackage>,
  present: Record<string, LockedPackage>,
): boolean

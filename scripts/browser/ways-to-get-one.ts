export interface Machine {
  /** `ID` from /etc/os-release, such as `debian`; empty on other systems. */
  system: string
  isRoot: boolean
  hasAptGet: boolean
  downloads: boolean
  playwright: string[]
}

/** On a closed network these fail within seconds instead of after minutes of retries. */
const quickly = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0']

/** How this machine can get a Chromium, most promising first; Ubuntu's package is a snap, useless in containers. */
export function waysToGetOne({ system, isRoot, hasAptGet, downloads, playwright }: Machine) {
  const canInstall = isRoot && hasAptGet
  const ways: { name: string; commands: string[][] }[] = []
  if (canInstall && system === 'debian') {
    ways.push({
      name: "Debian's package chromium",
      commands: [
        ['apt-get', ...quickly, 'update', '-qq'],
        ['apt-get', ...quickly, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      ],
    })
  }
  if (downloads) {
    const libraries = canInstall ? ['--with-deps'] : []
    ways.push({
      name: "Playwright's download of Chromium",
      commands: [[...playwright, 'install', '--no-shell', ...libraries, 'chromium']],
    })
  }
  return ways
}

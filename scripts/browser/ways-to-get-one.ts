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

const debianPackage = (name: string) => ({
  name: `Debian's package ${name}`,
  commands: [
    ['apt-get', ...quickly, 'update', '-qq'],
    ['apt-get', ...quickly, 'install', '-y', '-qq', '--no-remove', '--no-install-recommends', name],
  ],
})

const canInstall = ({ isRoot, hasAptGet }: Machine) => isRoot && hasAptGet

/** How this machine can get a Chromium without windows: from Debian's package alone, so that its version is the system's. */
export const waysToGetShell = (machine: Machine) =>
  canInstall(machine) && machine.system === 'debian' ? [debianPackage('chromium-headless-shell')] : []

/** How this machine can get a Chromium, most promising first; Ubuntu's package is a snap, useless in containers. */
export function waysToGetOne(machine: Machine) {
  const { system, downloads, playwright } = machine
  const ways: { name: string; commands: string[][] }[] = []
  if (canInstall(machine) && system === 'debian') ways.push(debianPackage('chromium'))
  if (downloads) {
    const libraries = canInstall(machine) ? ['--with-deps'] : []
    ways.push({
      name: "Playwright's download of Chromium",
      commands: [[...playwright, 'install', '--no-shell', ...libraries, 'chromium']],
    })
  }
  return ways
}

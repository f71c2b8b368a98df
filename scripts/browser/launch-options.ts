/** How every Chromium is started: without a sandbox, because CI runs as root, and without calls to its vendor. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

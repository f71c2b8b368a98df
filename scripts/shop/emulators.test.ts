import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { firestoreJarEnvironment, uiState } from './emulators.ts'
import { welcome } from './welcome.ts'

test('the shop opens without the emulator UI where its port is in use, and says so', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const ui = await uiState((server.address() as AddressInfo).port)
  expect(ui).toBe('taken')
  expect(welcome('http://localhost:5000', ui)).toContain('port 4000 is in use')
})

/** A machine that has no jar of the emulator. */
function withoutJar() {
  const home = mkdtempSync(join(tmpdir(), 'home-'))
  for (const name of ['HOME', 'USERPROFILE', 'PATH']) vi.stubEnv(name, home)
  for (const name of ['FIRESTORE_EMULATOR_BINARY_PATH', 'HTTPS_PROXY', 'https_proxy']) vi.stubEnv(name, '')
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(home, { recursive: true, force: true })
  })
}

test('without the emulator and a network to get it from, that is what is said', async () => {
  withoutJar()
  await expect(firestoreJarEnvironment(async () => false)).rejects.toThrow('storage.googleapis.com')
  expect(await firestoreJarEnvironment(async () => true)).toEqual({})
  vi.stubEnv('HTTPS_PROXY', 'http://proxy.test')
  expect(await firestoreJarEnvironment(async () => false)).toEqual({})
})

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { prepareFunctionsUpload } from 'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js'
import { fromRoot } from '../shop/layout.ts'

/** Unpacks what `firebase deploy` would upload, packed by its own (private) code. Returns the files' names. */
export async function unpackUpload(folder: string): Promise<string[]> {
  const { functions } = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8'))
  const { pathToSource } = await prepareFunctionsUpload(fromRoot('functions'), functions[0])
  const files = Object.entries(unzipSync(readFileSync(pathToSource)))
  for (const [name, bytes] of files) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  return files.map(([name]) => name).sort()
}

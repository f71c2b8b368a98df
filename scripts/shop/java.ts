import { spawnSync } from 'node:child_process'
import { Failure } from './failure.ts'

const oldestJava = 11

/** The Firestore emulator is a Java program. Throws a Failure when Java is missing or too old. */
export function requireJava(): void {
  const { error, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  if (error)
    throw new Failure(
      `The Firestore emulator needs Java ${oldestJava} or newer, and none is on the PATH. Install a JRE (for example Debian's default-jre-headless), then try again.`,
    )
  const version = Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1])
  if (version < oldestJava)
    throw new Failure(
      `The Firestore emulator needs Java ${oldestJava} or newer; this is Java ${version}. Install a newer one, then try again.`,
    )
}

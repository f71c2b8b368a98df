import { setTimeout as pause } from 'node:timers/promises'
import { isTaken } from '../shop/free-ports.ts'
import { ports, projectId } from '../shop/layout.ts'
import type { Milestone } from './milestones.ts'

const answersWell = async (url: string) => (await fetch(url).catch(() => undefined))?.ok === true

const signs: Record<string, () => Promise<boolean>> = {
  'firebase-tools': () => isTaken(ports.emulatorHub),
  Firestore: () => isTaken(ports.firestore),
  Auth: () => isTaken(ports.auth),
  Hosting: () => isTaken(ports.hosting),
  'first API response': () =>
    answersWell(`http://127.0.0.1:${ports.functions}/${projectId}/us-central1/api/api/settings`),
}

/** Looks for all signs until each has been seen or `stopped` says that there is nothing to come. */
export async function watchStart(since: number, stopped: () => boolean): Promise<Milestone[]> {
  const seen: Milestone[] = []
  const watch = async (name: string, sign: () => Promise<boolean>) => {
    while (!stopped()) {
      if (await sign()) {
        seen.push({ name, at: performance.now() - since })
        return
      }
      await pause(50)
    }
  }
  await Promise.all(Object.entries(signs).map(([name, sign]) => watch(name, sign)))
  return seen
}

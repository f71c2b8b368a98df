import { Failure } from '../shop/failure.ts'
import { fromRoot } from '../shop/layout.ts'
import { readEnvFile } from './env-file.ts'
import { offlineKeyFindings } from './key-check.ts'

/** Everything that the emulators and the offline site read. */
const offlineFiles = [
  'functions/.env',
  'functions/.env.local',
  'functions/.env.demo-wood-master',
  'functions/.secret.local',
  'web/.env',
  'web/.env.local',
  'web/.env.offline',
  'web/.env.offline.local',
]

export function offlineKeyProblems() {
  return offlineKeyFindings(
    Object.fromEntries(offlineFiles.map((file) => [file, readEnvFile(fromRoot(file)) ?? {}])),
  )
}

/** Throws a Failure before a live key can reach the emulators. */
export function requireOfflineKeys(): void {
  const [first] = offlineKeyProblems()
  if (first) throw new Failure(`${first.problem} ${first.remedy}`)
}

/** How many of what waits are looked at to find the oldest. */
export const mostLookedAt = 100

/** For how many whole minutes the oldest of these has waited; 0 when nothing waits. */
export function longestWait(since: readonly Date[], now: Date): number {
  const oldest = Math.min(now.getTime(), ...since.map((moment) => moment.getTime()))
  return Math.floor((now.getTime() - oldest) / 60_000)
}

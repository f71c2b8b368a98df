/**
 * Lets works with the same key run one after the other within this instance. Transactions on one product would only
 * abort one another here; those of other instances still meet in the database, which decides.
 */
export function takingTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(key)
    const turn = before === undefined ? work() : before.then(work, work)
    last.set(key, turn)
    try {
      return await turn
    } finally {
      if (last.get(key) === turn) last.delete(key)
    }
  }
}

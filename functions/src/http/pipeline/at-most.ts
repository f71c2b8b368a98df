/** Runs at most this many tasks at once within this instance; any further one throws the error immediately. */
export function atMost(most: number, refuse: () => Error) {
  let running = 0
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= most) throw refuse()
    running++
    try {
      return await work()
    } finally {
      running--
    }
  }
}

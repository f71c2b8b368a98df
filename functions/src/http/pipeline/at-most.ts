/** Runs so many works at once within this instance; whoever comes then gets the error at once. */
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

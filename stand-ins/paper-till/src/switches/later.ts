interface Job {
  id: number
  run: () => void
}

/** What happens after a response: soon, in real time, or when the clock has moved far enough. */
export class Later {
  private readonly settleMs: number
  private readonly now: () => number
  private readonly onRun: (id: number) => void
  private soonJobs = new Map<number, Job & { timer?: NodeJS.Timeout }>()
  private dated: (Job & { due: number })[] = []
  private counter = 0
  private waiters: (() => void)[] = []
  /** Set for a replay, which runs every job itself. */
  byHand = false

  constructor(settleMs: number, now: () => number, onRun: (id: number) => void) {
    this.settleMs = settleMs
    this.now = now
    this.onRun = onRun
  }

  /** Runs a moment from now. */
  soon(run: () => void): void {
    this.counter += 1
    const id = this.counter
    const timer = this.byHand ? undefined : setTimeout(() => this.runSoon(id), this.settleMs)
    this.soonJobs.set(id, { id, run, timer })
  }

  /** Runs when the clock has gone on by so many seconds. */
  after(seconds: number, run: () => void): void {
    this.counter += 1
    this.dated.push({ id: this.counter, run, due: this.now() + seconds * 1000 })
  }

  /** Runs one job that was to come soon; nothing where it has run. */
  runSoon(id: number): void {
    const job = this.soonJobs.get(id)
    if (!job) return
    this.soonJobs.delete(id)
    clearTimeout(job.timer)
    this.onRun(id)
    job.run()
    if (this.soonJobs.size === 0) for (const waiter of this.waiters.splice(0)) waiter()
  }

  /** Runs all that was to come soon, now. */
  runAllSoon(): void {
    for (const id of [...this.soonJobs.keys()]) this.runSoon(id)
  }

  /** Runs what the clock has reached, oldest first. */
  runDue(): void {
    const now = this.now()
    const due = this.dated.filter((job) => job.due <= now).sort((a, b) => a.due - b.due)
    this.dated = this.dated.filter((job) => job.due > now)
    for (const job of due) job.run()
  }

  get isWaiting(): boolean {
    return this.soonJobs.size > 0
  }

  /** Resolves when nothing is to come soon. */
  idle(): Promise<void> {
    if (!this.isWaiting) return Promise.resolve()
    return new Promise((resolve) => this.waiters.push(resolve))
  }

  clear(): void {
    for (const { timer } of this.soonJobs.values()) clearTimeout(timer)
    this.soonJobs.clear()
    this.dated = []
    for (const waiter of this.waiters.splice(0)) waiter()
  }
}

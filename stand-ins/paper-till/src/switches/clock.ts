/** The stand-in's clock: the machine's, moved as far as a test wants, or held still. */
export class Clock {
  private offsetMs = 0
  private stoppedAt: number | null = null
  private moment: number | null = null

  /** Milliseconds since 1970. One turn of the event loop is one moment, which a recording can name and a replay give again. */
  now(): number {
    if (this.stoppedAt !== null) return this.stoppedAt
    if (this.moment === null) {
      this.moment = Date.now()
      setImmediate(() => {
        this.moment = null
      })
    }
    return this.moment + this.offsetMs
  }

  seconds(): number {
    return Math.floor(this.now() / 1000)
  }

  /** Moves on by so many milliseconds; a clock does not go back. */
  advance(milliseconds: number): void {
    if (milliseconds < 0) throw new RangeError('The clock only moves forward.')
    if (this.stoppedAt !== null) this.stoppedAt += milliseconds
    else this.offsetMs += milliseconds
  }

  /** Holds the clock still at a moment, for a replay. */
  stopAt(milliseconds: number): void {
    this.stoppedAt = milliseconds
  }

  reset(): void {
    this.offsetMs = 0
    this.stoppedAt = null
  }
}

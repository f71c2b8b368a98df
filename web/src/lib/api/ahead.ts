import { createSignal } from '#lib/browser/signal.ts'

/** How long an answer that was asked for ahead of a navigation holds, in ms; the API decides about every call of its own. */
const holdsFor = 5_000

const changing = createSignal()

/** Called before and after every call that may change something: an answer from before it may be old. */
export const forgetAhead = changing.send

/** A call that may be made while somebody points at the link to the page that needs its answer. */
export function answeredAhead<Argument, Data>(call: (argument: Argument) => Promise<Data>) {
  let kept: { argument: Argument; until: number; data: Promise<Data> } | undefined
  const forget = () => {
    kept = undefined
  }
  changing.subscribe(forget)
  const known = (argument: Argument) =>
    kept?.argument === argument && kept.until > performance.now() ? kept.data : undefined
  return {
    /** Asks ahead of a navigation. Who opens the page asks again where that fails. */
    ask(argument: Argument): void {
      if (known(argument)) return
      const data = call(argument)
      kept = { argument, until: performance.now() + holdsFor, data }
      data.catch(forget)
    },
    /** The answer that was asked for ahead, once, or else a new one. Throws what `call` throws. */
    get(argument: Argument): Promise<Data> {
      const data = known(argument) ?? call(argument)
      forget()
      return data
    },
  }
}

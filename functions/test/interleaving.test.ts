import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ActionName,
  actionNames,
  actions,
  asksStripe,
  attempt,
  cancelAll,
  inParts,
  inReturns,
  openAndPay,
  repricing,
  stray,
} from './interleaving/actions.ts'
import { endingOf, expectSettled, expectSound, settleDown } from './interleaving/invariants.ts'
import type { StripeFault } from './interleaving/memory-stripe.ts'
import { type Moment, World } from './interleaving/world.ts'

/*
 * What is covered: the real use cases, rules and stores, with their real transactions, over a database and a payment
 * provider in memory. Two histories that have reached the same state with the same actions left go on alike, so each state
 * is gone on from once; the histories that this covers are counted and printed.
 */

interface Action {
  name: string
  run: (world: World) => Promise<unknown>
  faults: StripeFault[]
}

const stripeFaultsOf = (name: string): StripeFault[] => (asksStripe.has(name) ? ['down', 'lost'] : [])

const plain = (name: ActionName): Action => ({ name, run: actions[name], faults: [] })
const faulty = (name: ActionName): Action => ({
  ...plain(name),
  faults: stripeFaultsOf(name),
})

/** Two changes of the price, and a page that opens again in between and is paid on, among these. */
const withRepricing = (names: readonly ActionName[], one: (name: ActionName) => Action): Action[] => [
  ...names.map(one),
  ...(Object.keys(repricing) as (keyof typeof repricing)[]).map((name) => ({
    name,
    run: repricing[name],
    faults: one === faulty ? stripeFaultsOf(name) : [],
  })),
]

class Exploration {
  readonly world = new World()
  readonly known = new Map<string, number>()
  /** How the histories ended, once everything was told. */
  readonly endings = new Set<string>()
  private readonly ended = new Set<string>()
  done = 0

  /** Goes on from here in every order of the actions left. Returns how many histories that is. */
  async explore(moment: Moment, left: Action[], faultsLeft: number, path: string[]): Promise<number> {
    if (left.length === 0) return 1
    const names = left.map(({ name }) => name).join()
    const key = `${names} ${faultsLeft} ${moment.key}`
    const before = this.known.get(key)
    if (before !== undefined) return before
    let histories = 0
    for (const action of left) {
      const rest = left.filter((other) => other !== action)
      const faults: StripeFault[] = faultsLeft > 0 ? ['none', ...action.faults] : ['none']
      for (const fault of faults) {
        const step = fault === 'none' ? action.name : `${action.name} while Stripe is ${fault}`
        const next = await this.after(moment, action, fault, [...path, step])
        histories += await this.explore(next, rest, faultsLeft - (fault === 'none' ? 0 : 1), [...path, step])
      }
    }
    this.known.set(key, histories)
    return histories
  }

  /** What comes of a moment when nothing but the telling is left; the same moment is asked once. */
  private async expectEndsWell(moment: Moment): Promise<void> {
    if (this.ended.has(moment.key)) return
    this.ended.add(moment.key)
    await settleDown(this.world)
    await expectSound(this.world, moment)
    await expectSettled(this.world)
    this.endings.add(await endingOf(this.world))
  }

  private async after(moment: Moment, action: Action, fault: StripeFault, path: string[]): Promise<Moment> {
    const { world } = this
    this.done++
    try {
      world.goTo(moment)
      world.stripe.fault = fault
      await attempt(() => action.run(world))
      world.stripe.fault = 'none'
      await expectSound(world, moment)
      const next = world.moment()
      await this.expectEndsWell(next)
      return next
    } catch (error) {
      throw new Error(`after ${path.join(', ')}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      })
    }
  }
}

async function exploreAll(
  all: Action[],
  faults: number,
  open = (world: World) => world.open(),
): Promise<number> {
  const exploration = new Exploration()
  await open(exploration.world)
  const histories = await exploration.explore(exploration.world.moment(), all, faults, [])
  const { known, done } = exploration
  console.log(
    `${histories.toLocaleString('en')} histories of ${all.length} actions with up to ${faults} faults, ` +
      `through ${known.size.toLocaleString('en')} states and ${done.toLocaleString('en')} actions; ` +
      `the order was ${[...exploration.endings].toSorted().join(', ')}`,
  )
  return histories
}

describe('confirm, report, webhook, webhook again, delete, expiry, ship and refund on one order', () => {
  it('end well in every order', async () => {
    expect(await exploreAll(actionNames.map(plain), 0)).toBe(40_320)
  }, 900_000)

  it('end well in every order with an order of two lines from a cart', async () => {
    const openCart = (world: World) => world.openCart()
    expect(await exploreAll(actionNames.map(plain), 0, openCart)).toBe(40_320)
  }, 900_000)

  it('end well in every order while Stripe fails or loses its response in one or two of them', async () => {
    expect(await exploreAll(actionNames.map(faulty), 2)).toBeGreaterThan(40_320)
  }, 900_000)

  it('end well in every order with a second, forgotten payment in between', async () => {
    const forgotten: Action = { name: 'stray', run: stray, faults: [] }
    expect(await exploreAll([...actionNames.map(plain), forgotten], 0)).toBe(362_880)
  }, 900_000)

  it('end well in every order in which the order is sent in parts, taken back, cancelled and refunded by line, with a second payment', async () => {
    const all = Object.entries(inParts).map(([name, run]) => ({ name, run, faults: [] }))
    expect(await exploreAll(all, 0)).toBe(362_880)
    const others = all.filter(({ name }) => !['refundLine', 'undoPart'].includes(name))
    const forgotten: Action = { name: 'stray', run: stray, faults: [] }
    expect(await exploreAll([...others, forgotten], 0, (world) => world.openCart())).toBe(40_320)
  }, 900_000)

  it('end well in every order in which pieces are returned, while parts are sent, taken back and refunded by line', async () => {
    const all = Object.entries(inReturns).map(([name, run]) => ({ name, run, faults: [] }))
    expect(await exploreAll(all, 0, (world) => world.openPaid())).toBe(362_880)
  }, 900_000)

  it('end well in every order in which pieces are returned, while Stripe fails or loses its response in one of them', async () => {
    const names = ['ask', 'accept', 'receive', 'refundReturn', 'refundLine', 'undoPart'] as const
    const all = names.map((name) => ({ name, run: inReturns[name], faults: stripeFaultsOf(name) }))
    const again: Action = { name: 'refund again', run: inReturns.refundReturn, faults: [] }
    const open = async (world: World) => {
      await world.openPaid()
      await inReturns.sendPart(world)
    }
    expect(await exploreAll([...all, again], 1, open)).toBeGreaterThan(5_040)
  }, 900_000)

  it('end well in every order with two changes of the delivery, which change the price', async () => {
    const all = withRepricing(['confirm', 'patch', 'webhook', 'delete', 'expiry', 'refund'], plain)
    expect(await exploreAll(all, 0, (world) => world.openWithZones())).toBe(3_628_800)
  }, 900_000)

  it('end well in every order with two changes of the delivery while Stripe fails or loses its response in one of them', async () => {
    const all = withRepricing(['confirm', 'webhook', 'delete', 'expiry'], faulty)
    expect(await exploreAll(all, 1, (world) => world.openWithZones())).toBeGreaterThan(40_320)
  }, 900_000)

  it.each([
    {
      what: 'all of them',
      open: (world: World) => world.open(),
      others: actionNames.map((name) => actions[name]),
      strays: true,
    },
    {
      what: 'these and changes of the delivery',
      open: (world: World) => world.openWithZones(),
      others: [...actionNames.map((name) => actions[name]), ...Object.values(repricing)],
      strays: false,
    },
    {
      what: 'parts of the order, sent, taken back, refunded and all cancelled,',
      open: (world: World) => world.open(),
      others: [...Object.values(inParts), cancelAll],
      strays: true,
    },
    {
      what: 'parts of an order, its return, refund and replacement',
      open: async (world: World) => {
        await world.openPaid()
        await inReturns.sendPart(world)
        await inReturns.ask(world)
        await inReturns.accept(world)
      },
      others: [
        ...[inReturns.receive, inReturns.receive, inReturns.refundReturn, inReturns.refundReturn],
        ...[inReturns.replace, inReturns.sendRest, inReturns.undoPart, inReturns.refundLine],
      ],
      strays: true,
    },
    {
      what: 'two payment pages and two changes of the delivery',
      open: (world: World) => world.openWithZones(),
      others: [openAndPay, openAndPay, repricing.deliver, repricing.deliverByPallet, actions.webhook],
      strays: false,
    },
  ])(
    'end well when $what run at once, step by step in any order',
    async ({ open, others, strays }) => {
      const runs = 1_000
      const opened = new World()
      await open(opened)
      const start = opened.moment()
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, withStray) => {
          const world = new World()
          world.goTo(start)
          const gate = () => scheduler.schedule(Promise.resolve())
          world.db.gate = gate
          world.stripe.gate = gate
          const all = [...others, ...(strays && withStray ? [stray] : [])]
          const running = all.map((action) => gate().then(() => attempt(() => action(world))))
          await scheduler.waitFor(Promise.all(running))
          world.db.gate = undefined
          world.stripe.gate = undefined
          await settleDown(world)
          await expectSound(world, start)
          await expectSettled(world)
        }),
        { numRuns: runs, seed: 20260105 },
      )
      console.log(`${runs.toLocaleString('en')} seeded schedules of all actions at once`)
    },
    900_000,
  )
})

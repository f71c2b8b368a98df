import { calls as contractCalls } from '../../contract/src/calls.ts'
import { listDocuments } from '../../contract/src/documents.ts'
import * as functions from '../../functions/src/index.ts'
import { idleReads } from '../../functions/testing/schedule-reads.ts'
import { table } from '../benchmarks/section.ts'
import { callsOfAnOrder, callsOfPage, countOf, kilobytesOf, orderCount, triggeredByOrder } from './counts.ts'
import { prices } from './prices.ts'

/** What is assumed; everything else on the sheet was counted. */
const assumed = {
  daysAMonth: 30,
  /** Of a hundred views of documents. */
  views: { home: 30, catalogue: 30, product: 40 },
  /** A view that is somebody's first loads everything; the others a document and pictures. */
  firstViews: 1 / 3,
  laterKilobytes: 46,
  ordersPerView: 1 / 100,
  /** A call in an instance by itself, in seconds. */
  callSeconds: 0.15,
  gib: 0.5,
  /** Of the default `MAX_INSTANCES`, all day long: pages that no CDN has, one after the other. */
  worst: { instances: 20, pageSeconds: 0.025, kilobytes: 24 },
  /** Most documents that a call of a public list reads which nothing keeps: four rounds of a page of a hundred, or one. */
  lists: { search: 404, page: 101 },
}

const uptime = { calls: (60 / 5) * 24 * assumed.daysAMonth * 6, reads: 1 }

/** Runs of a schedule in a month. Throws for a form that no schedule has had. */
export function runsAMonth(schedule: string): number {
  const [, minutes] = /^every (\d+) minutes$/.exec(schedule) ?? []
  if (minutes) return (24 * 60 * assumed.daysAMonth) / Number(minutes)
  const [, hours] = /^0 ([\d,]+) \* \* \*$/.exec(schedule) ?? []
  if (!hours) throw new Error(`The cost sheet can't count the runs of '${schedule}'.`)
  return hours.split(',').length * assumed.daysAMonth
}

export function scheduledRuns() {
  const byName = Object.entries(functions).toSorted(([one], [other]) => one.localeCompare(other))
  return byName.flatMap(([name, { __endpoint }]) => {
    if (!('scheduleTrigger' in __endpoint)) return []
    const reads: number | undefined = new Map(Object.entries(idleReads)).get(name)
    if (reads === undefined) throw new Error(`Nobody counted what ${name} reads.`)
    return { name, runs: runsAMonth(String(__endpoint.scheduleTrigger?.schedule)), reads }
  })
}

const number = (value: number) => Math.round(value).toLocaleString('en')
const dollars = (value: number) => (value < 1 ? 'below 1' : number(value))
const beyond = (used: number, free: number, each: number) => Math.max(0, used - free) * each

/** A month of so many views of documents; nothing is kept anywhere, so it is the most that they can cost. */
function monthOf(views: number) {
  const mix = Object.entries(assumed.views) as [keyof typeof assumed.views, number][]
  const perView = (of: (name: keyof typeof assumed.views) => number) =>
    mix.reduce((all, [name, share]) => all + (of(name) * share) / 100, 0)
  const orders = views * assumed.ordersPerView
  const order = orderCount()
  const runs = scheduledRuns()
  const running = runs.reduce((all, each) => all + each.runs, 0) + uptime.calls
  const calls = views * perView((name) => callsOfPage[name].length) + orders * callsOfAnOrder + running
  const first = perView(kilobytesOf)
  return {
    reads:
      views * perView((name) => countOf(callsOfPage[name]).reads) +
      orders * order.reads +
      runs.reduce((all, each) => all + each.runs * each.reads, 0) +
      uptime.calls * uptime.reads,
    writes: orders * order.writes,
    calls,
    seconds: calls * assumed.callSeconds,
    gigabytes:
      (views * (first * assumed.firstViews + assumed.laterKilobytes * (1 - assumed.firstViews))) / 1_000_000,
  }
}

function costOf({ reads, writes, calls, seconds, gigabytes }: ReturnType<typeof monthOf>) {
  const { read, write, call, vcpuSecond, gibSecond, gigabyte } = prices
  const firestore =
    beyond(reads, read.freeADay * assumed.daysAMonth, read.each) +
    beyond(writes, write.freeADay * assumed.daysAMonth, write.each)
  const functions =
    beyond(calls, call.freeAMonth, call.each) +
    beyond(seconds, vcpuSecond.freeAMonth, vcpuSecond.each) +
    beyond(seconds * assumed.gib, gibSecond.freeAMonth, gibSecond.each)
  const hosting = beyond(gigabytes, gigabyte.freeAMonth, gigabyte.each)
  return { firestore, functions, hosting, together: firestore + functions + hosting }
}

/** The worst day, in dollars: whoever asks all instances for nothing but products that the CDN does not have. */
export function worstDay() {
  const { instances, pageSeconds, kilobytes } = assumed.worst
  const seconds = instances * 24 * 3600
  const pages = seconds / pageSeconds
  return {
    pages,
    processor: seconds * (prices.vcpuSecond.each + assumed.gib * prices.gibSecond.each),
    calls: pages * prices.call.each,
    reads: pages * countOf(callsOfPage.product).reads * prices.read.each,
    egress: ((pages * kilobytes) / 1_000_000) * prices.gigabyte.each,
  }
}

/** What an address reads of a list in a day at its limit, in dollars. */
const listDay = (documents: number) =>
  contractCalls.listProducts.perMinute * 60 * 24 * documents * prices.read.each

/** The section of docs/operations.md that `npm run cost` writes. */
export function costSheet(): string {
  const order = orderCount()
  const pages = listDocuments().map(({ name, path }) => {
    const { reads } = countOf(callsOfPage[name])
    return [`\`${path}\``, callsOfPage[name].length, reads, 0, kilobytesOf(name)]
  })
  const running = scheduledRuns().map(({ name, runs, reads }) => [
    `\`${name}\``,
    number(runs),
    reads,
    number(runs * reads),
  ])
  const months = [1_000, 100_000, 10_000_000].map((views) => {
    const month = monthOf(views)
    const { firestore, functions, hosting, together } = costOf(month)
    return [
      number(views),
      ...[month.reads, month.writes, month.calls, month.gigabytes].map(number),
      ...[firestore, functions, hosting, together].map(dollars),
    ]
  })
  const { pages: asked, processor, calls, reads, egress } = worstDay()
  const most = processor + calls + reads + egress
  return `**Counted** ([benchmarks](benchmarks.md)), where neither the CDN nor an instance has kept anything:

${table(['View', 'calls', 'reads', 'writes', 'kB, first view'], [...pages, [`an order, from the cart to its parcel, with 4 mails; ${triggeredByOrder} of its calls are triggers`, callsOfAnOrder, order.reads, order.writes, '']])}

${table(['Runs all the time', 'runs a month', 'reads a run', 'reads a month'], [...running, ['uptime check, from 6 regions', number(uptime.calls), uptime.reads, number(uptime.calls * uptime.reads)]])}

**Assumed**: of 100 views ${assumed.views.home} are the home page, ${assumed.views.catalogue} the catalogue and ${assumed.views.product} a product; one of 3 is somebody's first, the others load ${assumed.laterKilobytes} kB; one of 100 leads to an order; a call takes ${assumed.callSeconds * 1000} ms in an instance by itself. List prices as known on ${prices.asOf} (\`scripts/cost/prices.ts\`): check them.

${table(['Views a month', 'reads', 'writes', 'calls', 'GB', 'Firestore, $', 'functions, $', 'Hosting, $', 'together, $'], months)}

**The worst day**: somebody keeps all ${assumed.worst.instances} instances busy with products that the CDN does not have, ${assumed.worst.pageSeconds * 1000} ms and ${assumed.worst.kilobytes} kB each: ${number(asked)} pages, ${dollars(most)} dollars (processor ${dollars(processor)}, calls ${dollars(calls)}, reads ${dollars(reads)}, egress ${dollars(egress)}). Once the budget [saves](#costs-run-away) the reads fall away even for addresses that nobody asked for before, and what is left is ${dollars(most - reads)} at the same pace; an address gets 30 pages a minute then. Not in this: nothing keeps searches and further pages of the API's public lists, which read up to ${assumed.lists.search} and ${assumed.lists.page} documents; one address at its limit of ${contractCalls.listProducts.perMinute} a minute reads ${dollars(listDay(assumed.lists.search))} dollars a day by searches, ${dollars(listDay(assumed.lists.page))} by pages.`
}

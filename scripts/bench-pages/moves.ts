import { inTurn, median } from '../benchmarks/rounds.ts'
import { table } from '../benchmarks/section.ts'
import { withChromium } from '../benchmarks/tools/chromium.ts'
import { moveAbout } from '../benchmarks/tools/move-about.ts'
import type { Bench } from './pages.ts'

/** A page to begin on, and the links to follow from there; `back` goes back instead. */
interface Walk {
  from: string
  as?: 'admin'
  moves: [what: string, link: string][]
}

const walks: Walk[] = [
  { from: '/', moves: [['home to `/products`', 'nav a[href="/products"]']] },
  {
    from: '/products',
    moves: [
      ['`/products` to a product', 'article a[href^="/products/"]'],
      ['back to `/products`', 'back'],
    ],
  },
  {
    from: '/dashboard/overview',
    as: 'admin',
    moves: [
      ['dashboard: overview to all orders', 'aside a[href="/dashboard/manageOrder"]'],
      ['dashboard: all orders to one', 'tbody tr a'],
      ['dashboard: one order to all products', 'aside a[href="/dashboard/manageProducts"]'],
    ],
  },
]

const goal = 100

export async function movesSection({ start, shop, rounds, profiles }: Bench): Promise<string> {
  const walked = await inTurn(walks, rounds, async ({ from, as, moves }) => {
    const profile = as && (await profiles(as))
    const links = moves.map(([, link]) => link)
    return withChromium({ ...start, profile }, (port) => moveAbout(port, shop + from, links))
  })
  const rows = walked.flatMap(([{ moves }, made]) =>
    moves.map(([what], index) => {
      const same = made.flatMap((walk) => walk[index] ?? [])
      const ms = Math.round(median(same.map((move) => move.ms)))
      return [what, ms > goal ? `**${ms}**` : `${ms}`, same[0]?.by ?? '']
    }),
  )
  return `### Moving about

From a click to the next page's first content on a desk, without throttling, after pointing at the link for 0.6 s; medians of ${rounds}. The goal is ${goal} ms.

${table(['Move', 'ms', 'how'], rows)}`
}

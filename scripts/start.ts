import { siteUrl } from './shop/layout.ts'
import { main } from './shop/main.ts'
import { openShop } from './shop/open-shop.ts'
import { welcome } from './shop/welcome.ts'

/** An open shop that is to be kept. */
let isKept = false

await main(
  { name: 'start', options: { keep: { type: 'boolean', default: false } } },
  async ({ values: { keep } }) => {
    const shop = await openShop({ keep })
    isKept = keep
    console.log(welcome(siteUrl, shop.ui, keep))
    return shop.broken
  },
  async () => {
    if (!isKept) return
    console.log('\nSaving the shop for the next `npm start -- --keep` ...')
    const { keepShop } = await import('./shop/keep-shop.ts')
    await keepShop()
  },
)

import { parseArgs } from 'node:util'
import { siteUrl } from './shop/layout.ts'
import { main } from './shop/main.ts'
import { openShop } from './shop/open-shop.ts'
import { welcome } from './shop/welcome.ts'

const { keep } = parseArgs({ options: { keep: { type: 'boolean', default: false } } }).values
let isOpen = false

await main(
  async () => {
    const shop = await openShop({ keep })
    isOpen = true
    console.log(welcome(siteUrl, shop.ui, keep))
    return shop.broken
  },
  async () => {
    if (!keep || !isOpen) return
    console.log('\nSaving the shop for the next `npm start -- --keep` ...')
    const { keepShop } = await import('./shop/keep-shop.ts')
    await keepShop()
  },
)

import { siteUrl } from './shop/layout.ts'
import { main } from './shop/main.ts'
import { openShop } from './shop/open-shop.ts'
import { welcome } from './shop/welcome.ts'

await main(async () => {
  const shop = await openShop()
  console.log(welcome({ address: siteUrl, ui: shop.ui }))
  return shop.broken
})

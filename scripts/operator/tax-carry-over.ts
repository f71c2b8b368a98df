import { reasonOf, standardTaxClass, type TaxTerms, taxOf } from '../../contract/src/tax.ts'
import { assertTaxTerms } from '../../functions/src/domain/tax/tax-terms.ts'
import type { Said } from '../shop/command-line.ts'
import { Failure } from '../shop/failure.ts'
import type { OperatorShop } from './connect-to-shop.ts'
import { onShop, target } from './on-shop.ts'

const line = {
  name: 'tax:carry-over',
  options: { ...target, seller: { type: 'string' }, 'tax-number': { type: 'string' } },
  words: [['rehearse', 'apply', 'undo']],
  needs: 1,
} as const

/**
 * Makes tax settings of what the delivery zones say of tax, from today on; where the seller is registered, nobody said
 * yet. `rehearse` shows what each country would be taxed at; `undo` takes the settings away, printing them, and the zones
 * have the say again.
 */
export async function carryOver(
  shop: Pick<OperatorShop['shop'], 'now' | 'taxSettings' | 'delivery' | 'settings'>,
  { words: [step], values }: Said<typeof line.options>,
): Promise<void> {
  const now = shop.now()
  const { content, version } = await shop.taxSettings.find()
  const replace = async (settings: typeof content) => {
    if (!(await shop.taxSettings.replace(settings, version)))
      throw new Failure('Somebody else has saved tax settings meanwhile. Nothing was changed.')
  }
  if (step === 'undo') {
    console.log(JSON.stringify(content.terms ?? 'There are no tax settings.', null, 2))
    await replace({})
    return
  }
  if (content.terms) throw new Failure('There are tax settings already: change them on the page Tax.')
  const { seller: country, 'tax-number': given } = values
  if (!country) throw new Failure('Say where the seller is: --seller NO')
  const { zones } = (await shop.delivery.find()).content
  const taxNumber = given ?? shop.settings.seller.taxNumber
  const from = now.toISOString().slice(0, 10)
  const terms: TaxTerms = {
    seller: { country, taxNumber, registrations: [] },
    rates: zones.flatMap(({ countries, taxName: name = 'VAT', taxPercent: percent = 0 }) =>
      percent > 0
        ? countries.map((to) => ({ country: to, taxClass: standardTaxClass, percent, name, from }))
        : [],
    ),
    pricesInclude: 'none',
  }
  assertTaxTerms(terms, now)
  for (const { countries, taxName = 'Tax', taxPercent = 0, reverseCharge } of zones) {
    const before = `${taxName} ${taxPercent} %${reverseCharge ? ', none with a tax number' : ''}`
    for (const to of countries) {
      const after = taxOf(terms, { to: { country: to }, buyer: 'consumer', taxClass: 'standard', day: now })
      console.log(`${to}: ${before} -> ${after.treatment} ${after.percent} % (${reasonOf(after)})`)
    }
  }
  if (step === 'apply') await replace({ terms })
  console.log(step === 'apply' ? 'Applied.' : 'Nothing was changed. With `apply` it will be.')
}

export const carryOverTax = onShop(line, ({ shop }, said) => carryOver(shop, said))

import { seriesProblems, yearOf } from '../functions/src/domain/invoices/invoice.ts'
import { issueDueInvoices } from '../functions/src/domain/invoices/issue-invoices.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'

await operate(commands['invoices-issue'], { stripe: false }, async ({ shop }) => {
  const now = shop.now()
  const { issued, failed } = await issueDueInvoices(shop, now)
  console.log(`${issued} orders got their invoices and credit notes, ${failed} to be tried again`)
  let problems = 0
  for (const year of [yearOf(now) - 1, yearOf(now)]) {
    const { sequences, last } = await shop.invoices.series(year)
    const { missing, double } = seriesProblems(sequences, last)
    problems += missing.length + double.length
    if (last > 0)
      console.log(`${year}: 1 to ${last}, ${missing.length + double.length === 0 ? 'without a hole' : ''}`)
    if (missing.length > 0) console.error(`${year}: no document has ${missing.join(', ')}`)
    if (double.length > 0) console.error(`${year}: several documents have ${double.join(', ')}`)
  }
  return failed + problems > 0 ? 1 : 0
})

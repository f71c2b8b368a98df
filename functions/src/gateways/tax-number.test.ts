import { describe, expect, it } from 'vitest'
import { readTaxNumber } from './tax-register.ts'

describe('a tax number', () => {
  it.each([
    ['DE 136 695 976', 'FR', 'DE136695976'],
    ['136695976', 'DE', 'DE136695976'],
    ['el094259216', 'GR', 'EL094259216'],
    ['GR 094259216', 'GR', 'EL094259216'],
    ['XI 980 7806 84', 'XI', 'XI980780684'],
    ['ATU13585627', 'AT', 'ATU13585627'],
    ['BE 403.019.261', 'BE', 'BE0403019261'],
    ['NL 0044.95.445.B.01', 'NL', 'NL004495445B01'],
    ['IE6433435F', 'IE', 'IE6433435F'],
    ['FR 40 303265045', 'FR', 'FR40303265045'],
    ['SE556188840401', 'SE', 'SE556188840401'],
    ['ESB58378431', 'ES', 'ESB58378431'],
    ['DK13585628', 'DK', 'DK13585628'],
    ['RO 18547290', 'RO', 'RO18547290'],
  ])('%s for %s is %s', async (typed, country, number) => {
    expect(await readTaxNumber(typed, country)).toEqual({ number, wellFormed: true })
  })

  it.each(['AB1234', 'DE136695977', 'DE1', 'XI980780685', '12345678', ''])(
    '%s is none of Germany',
    async (typed) => {
      expect((await readTaxNumber(typed, 'DE')).wellFormed).toBe(false)
    },
  )

  it.each([
    ['NL', 'DE'],
    ['-', 'NL'],
    ['', 'NL'],
  ])('“%s” for %s has nothing behind its country', async (typed, country) => {
    expect(await readTaxNumber(typed, country)).toMatchObject({ wellFormed: false })
  })

  it('is nobody’s to prove where no register answers', async () => {
    expect(await readTaxNumber('NO 974 760 673 MVA', 'NO')).toEqual({ number: 'NO974760673MVA' })
    expect(await readTaxNumber('12-3456789', 'US')).toEqual({ number: '123456789' })
  })
})

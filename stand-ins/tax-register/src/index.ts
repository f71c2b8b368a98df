/** The package's API for programs that start the register. */
export { startTaxRegister, type TaxRegister } from './start-tax-register.ts'
export type { Switch } from './switches.ts'

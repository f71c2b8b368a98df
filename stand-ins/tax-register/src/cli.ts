import { startTaxRegister } from './start-tax-register.ts'

const port = Number(process.env.TAX_REGISTER_PORT ?? 4246)

try {
  const register = await startTaxRegister({ port })
  console.log(`tax-register: ${register.url}`)
  const stop = async () => {
    await register.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const reason = error instanceof Error ? error.message : String(error)
  console.error(
    inUse
      ? `Port ${port} is in use; stop what listens there, or set TAX_REGISTER_PORT to another port.`
      : `tax-register could not start: ${reason}`,
  )
  process.exit(1)
}

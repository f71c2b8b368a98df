import { startImageHostStandIn } from './start-image-host-stand-in.ts'

const { env } = process
const port = Number(env.IMAGE_HOST_PORT ?? 4243)

try {
  const standIn = await startImageHostStandIn({
    port,
    key: env.IMAGE_HOST_KEY ?? 'offline-image-key',
    folder: env.IMAGE_HOST_DIR,
    publicUrl: env.IMAGE_HOST_URL,
  })
  console.log(`Image-host stand-in: ${standIn.url}`)
  const stop = async () => {
    await standIn.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const reason = error instanceof Error ? error.message : String(error)
  console.error(
    inUse
      ? `Port ${port} is in use; stop what listens there, or set IMAGE_HOST_PORT to another port.`
      : `The image-host stand-in could not start: ${reason}`,
  )
  process.exit(1)
}

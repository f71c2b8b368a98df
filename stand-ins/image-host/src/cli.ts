import { startImageHost } from './start-image-host.ts'

const { env } = process
const port = Number(env.IMAGE_HOST_PORT ?? 4243)

try {
  const host = await startImageHost({
    port,
    key: env.IMAGE_HOST_KEY ?? 'offline-image-key',
    folder: env.IMAGE_HOST_DIR,
    publicUrl: env.IMAGE_HOST_URL,
  })
  console.log(`image-host: ${host.url}`)
  const stop = async () => {
    await host.close()
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
      : `image-host could not start: ${reason}`,
  )
  process.exit(1)
}

import { runStandIn } from '../run-stand-in.ts'
import { startImageHostStandIn } from './start-image-host-stand-in.ts'

const { env } = process

await runStandIn({
  name: 'image-host stand-in',
  port: Number(env.IMAGE_HOST_PORT ?? 4243),
  portVariable: 'IMAGE_HOST_PORT',
  start: (port) =>
    startImageHostStandIn({
      port,
      key: env.IMAGE_HOST_KEY ?? 'offline-image-key',
      folder: env.IMAGE_HOST_DIR,
      publicUrl: env.IMAGE_HOST_URL,
    }),
})

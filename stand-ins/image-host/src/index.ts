/** The package's API for programs that start the host. */
export type { ImageFaults } from './image-faults.ts'
export { type ImageHost, type ImageHostOptions, startImageHost } from './start-image-host.ts'

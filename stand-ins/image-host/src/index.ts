/** What the package offers to a program that starts it. */
export type { ImageFaults } from './image-faults.ts'
export { type ImageHost, type ImageHostOptions, startImageHost } from './start-image-host.ts'

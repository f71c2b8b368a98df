import { buildStandIns } from './build.ts'

/** Runs before any test: tests start the stand-ins as they are shipped. */
export default buildStandIns

import { buildStandIns } from '../shop/build.ts'
import { compileTexts } from '../texts/compile.ts'

/** Runs before any test: tests start the stand-ins as they are shipped, and read the texts as they stand now. */
export default async function prepare() {
  compileTexts()
  await buildStandIns()
}

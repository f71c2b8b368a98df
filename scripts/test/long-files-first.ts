import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longer than their size says: begun last, they would run alone at the end while the other workers have nothing left. */
const long =
  /(?:interleaving|interleaving-live|bad-input|who-may|races|restore-drill|busy-database|bodies)\.test\.ts$/

/** Vitest's own order, with the long files before all others. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

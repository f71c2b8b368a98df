import { beforeAll } from 'vitest'
import { emptyDatabase } from './database.ts'

// What the file before left in this worker's database is no part of a test.
beforeAll(() => emptyDatabase())

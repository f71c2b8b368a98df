/** The one that a shop uses unless told otherwise, the operator's commands among it. */
export const shopDatabase = '(default)'

/** Test files run side by side, so each has a database to itself, emptied before it. Outside Vitest it is the shop's. */
export const ownDatabase = process.env.VITEST_POOL_ID ? `tests-${process.env.VITEST_POOL_ID}` : shopDatabase

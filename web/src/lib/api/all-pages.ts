import type { Page } from './api-client.ts'

/** Every page of a list, one after the other: `load` gets the cursor that came with the page before. */
export async function* allPages<Item>(
  load: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item[]> {
  let cursor: string | undefined
  do {
    const page = await load(cursor)
    yield page.items
    cursor = page.nextCursor
  } while (cursor)
}

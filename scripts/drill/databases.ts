import type { Firestore } from 'firebase-admin/firestore'

/** Copies every document into another database, as `gcloud firestore databases clone` does of one moment. */
export async function clone(from: Firestore, to: Firestore): Promise<number> {
  const writer = to.bulkWriter()
  let documents = 0
  for (const collection of await from.listCollections()) {
    for (const document of (await collection.get()).docs) {
      documents += 1
      void writer.set(to.doc(document.ref.path), document.data())
    }
  }
  await writer.close()
  return documents
}

/** Deletes every document. */
export async function lose(db: Firestore): Promise<void> {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection)
}

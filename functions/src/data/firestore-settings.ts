import { hash } from 'node:crypto'
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore'
import type { Synonym } from '../domain/catalog/product-search.ts'
import { type DeliveryTerms, withFormerTax } from '../domain/delivery/zone.ts'
import type { LegalTexts } from '../domain/legal-texts.ts'
import type { Maintenance } from '../domain/maintenance/maintenance.ts'
import type { Shop } from '../domain/ports.ts'
import type { SettingsStore } from '../domain/stores.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
import { documentsOf, read, readIn } from './converter.ts'
import { rememberedFor } from './outbox.ts'
import { transact } from './transact.ts'

/** Settings in one document, versioned by what they say, so that writers without versions are noticed too. */
export function settingsDocument<Content extends object>(
  db: Firestore,
  name: string,
  read: (stored: DocumentData) => Content,
  write: (content: Content, stored: Content) => DocumentData = (content) => content,
  writeBeside: (content: Content, transaction: Transaction) => void = () => {},
): SettingsStore<Content> {
  const document = db.collection(collectionNames.settings).doc(name)
  const contentOf = (stored: DocumentData | undefined) => read(stored ?? {})
  return {
    async find() {
      const content = contentOf((await document.get()).data())
      return { content, version: versionOf(content) }
    },

    replace: (content, seen) =>
      transact(db, async (transaction) => {
        const stored = contentOf(await readIn(transaction, document))
        const written = write(content, stored)
        const [now, next] = [versionOf(stored), versionOf(read(written))]
        // Saved before by whoever asks again because the answer was lost.
        if (next === now) return now
        if (seen !== undefined && seen !== now) return undefined
        transaction.set(document, written)
        writeBeside(content, transaction)
        return next
      }),
  }
}

const versionOf = (content: object): string =>
  hash('sha256', JSON.stringify(content, sorted), 'base64url').slice(0, 22)

/** The database keeps no order of fields. */
function sorted(_: string, value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** How long an instance caches whether the shop is open, in milliseconds. */
const lifeMs = 10_000

type KeptMaintenance = Partial<Maintenance> & { saving?: boolean }

export function settingsStores(db: Firestore, { taxAnswers, formerTerms }: Collections, now: () => Date) {
  const switchOf = <Content>(name: string) =>
    db.collection(collectionNames.settings).withConverter(documentsOf<Content & { id: string }>()).doc(name)
  const checked = switchOf<{ until: Date }>('checkedPayments')
  // A document and no parameter, because Hosting pins the function. While it can't be read, the last position counts.
  const maintenance = switchOf<KeptMaintenance>('maintenance')
  let last: KeptMaintenance | undefined
  const { recent, forget } = rememberedFor(lifeMs, now, async () => {
    // Buying needs the database too, and says so itself.
    const found = await maintenance.get().catch(() => undefined)
    if (found) last = found.data()
    return last
  })
  async function changeMaintenance(fields: KeptMaintenance): Promise<void> {
    await maintenance.set(fields, { merge: true })
    forget()
  }

  return {
    delivery: settingsDocument<DeliveryTerms>(
      db,
      'delivery',
      ({ zones, defaultWeightGrams }) => ({
        zones: Array.isArray(zones) ? zones : [],
        ...(typeof defaultWeightGrams === 'number' ? { defaultWeightGrams } : {}),
      }),
      ({ zones, defaultWeightGrams }, stored) => ({
        zones: withFormerTax(zones, stored.zones),
        defaultWeightGrams: defaultWeightGrams ?? stored.defaultWeightGrams,
      }),
    ),

    taxSettings: settingsDocument(db, 'tax', ({ terms }) => (terms ? { terms } : {})),

    taxAnswers: {
      async find(number) {
        const { id: _, ...evidence } = (await read(taxAnswers.doc(number))) ?? {}
        return 'number' in evidence ? evidence : undefined
      },
      keep: async (evidence) =>
        void (await taxAnswers.doc(evidence.number).set({ ...evidence, id: evidence.number })),
    },

    legalTexts: settingsDocument<LegalTexts>(
      db,
      'pages',
      // Shops that were updated may have former terms here; the next change moves them.
      ({ pages = {}, formerTerms = [] }) => ({ pages, formerTerms }),
      ({ pages }) => ({ pages }),
      // Each by itself: together they would outgrow a document of the database, 1 MiB.
      (texts, transaction) => {
        for (const terms of texts.formerTerms)
          transaction.set(formerTerms.doc(terms.from), { id: terms.from, ...terms })
      },
    ),

    synonyms: settingsDocument<Synonym[]>(
      db,
      'search',
      ({ synonyms }) => (Array.isArray(synonyms) ? synonyms : []),
      (synonyms) => ({ synonyms }),
    ),

    checkedPayments: {
      until: async () => (await read(checked))?.until,
      note: async (until) => void (await checked.set({ id: checked.id, until })),
    },

    maintenance: {
      current: async () => maintenanceIn(await recent()),
      stored: async () => maintenanceIn(await read(maintenance)),
      saving: async () => (await recent())?.saving === true,
      begin: (begun) => changeMaintenance({ ...begun }),
      save: (saving) => changeMaintenance({ saving }),
      async end() {
        await maintenance.delete()
        forget()
      },
    },
  } satisfies Partial<Shop>
}

const maintenanceIn = ({ message, since }: Partial<Maintenance> = {}): Maintenance | undefined =>
  message !== undefined && since ? { message, since } : undefined

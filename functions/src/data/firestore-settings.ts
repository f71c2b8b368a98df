import { createHash } from 'node:crypto'
import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Synonym, SynonymStore } from '../domain/catalog/product-search.ts'
import { type DeliveryStore, type DeliveryTerms, withFormerTax } from '../domain/delivery/zone.ts'
import type { LegalTexts } from '../domain/legal-texts.ts'
import type { Maintenance, MaintenanceStore } from '../domain/maintenance/maintenance.ts'
import type { CheckedPayments } from '../domain/reconciliation/check-payments.ts'
import type { SettingsStore } from '../domain/stores.ts'
import type { TaxAnswerStore } from '../domain/tax/evidence.ts'
import type { KeptTaxTerms } from '../domain/tax/tax-terms.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
import { read, readIn } from './converter.ts'
import { rememberedFor } from './outbox.ts'
import { transact } from './transact.ts'

/** Settings in one document, versioned by what they say, so that writers without versions are noticed too. */
export function settingsDocument<Content extends object>(
  db: Firestore,
  name: string,
  {
    read,
    write,
  }: {
    read: (stored: DocumentData) => Content
    write: (content: Content, stored: Content) => DocumentData
  },
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
        if (seen !== undefined && seen !== versionOf(stored)) return undefined
        const written = write(content, stored)
        transaction.set(document, written)
        return versionOf(read(written))
      }),
  }
}

const versionOf = (content: object): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('base64url')
    .slice(0, 22)

/** The database keeps no order of fields. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([field, inner]) => [field, sorted(inner)]))
}

export function firestoreDelivery(db: Firestore): DeliveryStore {
  const settings = settingsDocument<DeliveryTerms>(db, 'delivery', {
    read: ({ zones, defaultWeightGrams }) => ({
      zones: Array.isArray(zones) ? zones : [],
      ...(typeof defaultWeightGrams === 'number' ? { defaultWeightGrams } : {}),
    }),
    write: ({ zones, defaultWeightGrams }, stored) => ({
      zones: withFormerTax(zones, stored.zones),
      defaultWeightGrams: defaultWeightGrams ?? stored.defaultWeightGrams,
    }),
  })
  return { ...settings, terms: async () => (await settings.find()).content }
}

export function firestoreTaxSettings(db: Firestore): SettingsStore<KeptTaxTerms> {
  return settingsDocument<KeptTaxTerms>(db, 'tax', {
    read: ({ terms }) => (terms ? { terms } : {}),
    write: ({ terms }) => ({ terms }),
  })
}

export function firestoreLegalTexts(db: Firestore): SettingsStore<LegalTexts> {
  return settingsDocument<LegalTexts>(db, 'pages', {
    read: ({ pages = {}, formerTerms = [] }) => ({ pages, formerTerms }),
    write: (texts) => texts,
  })
}

export function firestoreTaxAnswers({ taxAnswers }: Collections): TaxAnswerStore {
  return {
    async find(number) {
      const { id: _, ...evidence } = (await read(taxAnswers.doc(number))) ?? {}
      return 'number' in evidence ? evidence : undefined
    },

    async keep(evidence) {
      await taxAnswers.doc(evidence.number).set({ ...evidence, id: evidence.number })
    },
  }
}

export function firestoreSynonyms(db: Firestore): SynonymStore {
  const settings = settingsDocument<Synonym[]>(db, 'search', {
    read: ({ synonyms }) => (Array.isArray(synonyms) ? synonyms : []),
    write: (synonyms) => ({ synonyms }),
  })
  return { ...settings, synonyms: async () => (await settings.find()).content }
}

export function firestoreCheckedPayments(db: Firestore): CheckedPayments {
  const document = db.collection(collectionNames.settings).doc('checkedPayments')
  return {
    async until() {
      const stored: unknown = (await document.get()).get('until')
      return stored instanceof Timestamp ? stored.toDate() : undefined
    },
    async note(until) {
      await document.set({ until })
    },
  }
}

/** How long an instance caches what it read, in milliseconds. */
const lifeMs = 10_000

/** A document and no parameter, because Hosting pins the function. While it can't be read, the last position counts. */
export function firestoreMaintenance(db: Firestore, now: () => Date): MaintenanceStore {
  const document = db.collection(collectionNames.settings).doc('maintenance')
  let last: FirebaseFirestore.DocumentData | undefined
  const { recent, forget } = rememberedFor(lifeMs, now, async () => {
    // Buying needs the database too, and says so itself.
    const found = await document.get().catch(() => undefined)
    if (found) last = found.data()
    return last
  })

  async function change(fields: Partial<Maintenance> & { saving?: boolean }): Promise<void> {
    await document.set(fields, { merge: true })
    forget()
  }

  return {
    current: async () => maintenanceIn(await recent()),
    stored: async () => maintenanceIn((await document.get()).data()),
    saving: async () => (await recent())?.saving === true,
    begin: (maintenance) => change({ ...maintenance }),
    save: (saving) => change({ saving }),

    async end() {
      await document.delete()
      forget()
    },
  }
}

function maintenanceIn(stored: FirebaseFirestore.DocumentData | undefined): Maintenance | undefined {
  if (stored === undefined) return undefined
  const { message, since } = stored
  if (typeof message !== 'string' || !(since instanceof Timestamp)) return undefined
  return { message, since: since.toDate() }
}

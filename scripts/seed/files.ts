import { readFileSync } from 'node:fs'
import { fromRoot } from '../shop/layout.ts'

export interface SeedPerson {
  uid: string
  email: string
  password: string
  name: string
  role?: 'admin'
  location?: string
  education?: string
  phone?: string
  linkedin?: string
  /** The one that was used last first. */
  addresses?: unknown[]
  daysAgo: number
}

interface SeedProduct {
  _id: string
  sku: string
  name: string
  category: string
  material?: string
  unit: string
  weightGrams: number
  casePack: number
  /** Dollars. */
  price: number
  /** In dollars. */
  priceBreaks: { minQuantity: number; price: number }[]
  minQuantity: number
  /** Units in stock today, after all orders of the seed. */
  availableQuantity: number
  description: string
  img: string
  /** With the main one; without them it is the only one. */
  images?: string[]
  createdAt: string
}

/** An order of the stored shop; buyer and product are named by their ids. */
export interface SeedOrder {
  buyer: string
  product: string
  quantity: number
  daysAgo: number
  state: 'unpaid' | 'paid' | 'shipped' | 'refunded' | 'expired'
  /** Dollars of a partial refund. */
  refundPart?: number
  reason?: string
  restock?: boolean
}

interface SeedReview {
  by: string
  /** A product that the reviewer has bought; without it the review is one of the shop. */
  product?: string
  rating: number
  daysAgo: number
  review: string
}

interface SeedMessage {
  email: string
  subject?: number
  daysAgo: number
  read: boolean
  answered: boolean
  message: string
}

interface SeedSynonym {
  typed: string
  means: string
}

interface SeedFiles {
  /** As `PUT /settings/delivery` takes it. */
  delivery: unknown
  people: SeedPerson[]
  products: SeedProduct[]
  orders: SeedOrder[]
  reviews: SeedReview[]
  messages: SeedMessage[]
  synonyms: SeedSynonym[]
}

/** One of the readable files in `seed/`. */
export function seedFile<Name extends keyof SeedFiles>(name: Name): SeedFiles[Name] {
  return JSON.parse(readFileSync(fromRoot('seed', `${name}.json`), 'utf8'))
}

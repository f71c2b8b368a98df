import * as z from 'zod'
import { browseCatalogQuery, catalogPage, searchSettings } from '../catalog.ts'
import * as imports from '../product-import.ts'
import * as products from '../products.ts'
import { deleted, inserted, modified } from '../responses.ts'
import * as stock from '../stock.ts'
import {
  adminChange,
  adminList,
  adminRead,
  aPage,
  byEmail,
  byId,
  type Call,
  listOf,
  replacing,
  settingsOf,
} from './call.ts'

export const productCalls = {
  listProducts: {
    summary: 'All products, newest first, or a page of them',
    access: 'anyone',
    query: products.listProductsQuery,
    ...listOf(products.product),
    cdnSeconds: 60,
    perMinute: 300,
    errors: ['busy'],
  },
  listAllProducts: {
    summary: 'All products with those that are not published yet, newest first, or a page of them',
    ...adminList(products.listAllProductsQuery, products.product),
    errors: ['busy'],
  },
  addProduct: {
    summary: 'Add a product. The same key returns the same product',
    access: 'admin',
    body: products.productToAdd,
    response: inserted,
    errors: ['sku_taken', 'key_reused', 'busy'],
  },
  getProduct: {
    summary: 'One product',
    access: 'signed in',
    params: byId,
    query: products.getProductQuery,
    response: products.product,
    recentRole: true,
    perMinute: 300,
    errors: ['not_found'],
  },
  changeStock: {
    summary:
      'Hold units for fifteen minutes, if all of them cost `price` where it is said; from an admin without a quantity, set the stock',
    access: 'signed in',
    params: byId,
    body: products.stockChange,
    response: products.stockChanged,
    buying: true,
    perMinute: 30,
    errors: [
      'not_found',
      'not_enough_stock',
      'below_minimum',
      'not_full_case_packs',
      'amount_not_payable',
      'price_changed',
      'unpaid_limit',
      'busy',
    ],
  },
  changeProduct: {
    summary: "Change a product's details and prices; its stock has a call of its own",
    ...adminChange,
    body: products.productChange,
    bodyKilobytes: 176,
    errors: ['not_found', 'sku_taken', 'changed_meanwhile', 'busy'],
  },
  deleteProduct: {
    summary:
      'Take a product out of the shop; orders keep its name and image. Refused while orders wait for a delivery of it',
    ...adminChange,
    response: deleted,
  },
  askForNotice: {
    summary:
      'Get one mail when a product that cannot be promised now can be ordered again; asking again changes nothing',
    access: 'anyone',
    params: byId,
    body: byEmail,
    response: modified,
    perMinute: 5,
    keepsPublicLists: true,
    errors: ['not_found', 'busy'],
  },
  getStockLevels: {
    summary: 'What of products is on hand, committed and available; those that left the shop are left out',
    ...adminRead,
    query: stock.stockLevelsQuery,
    response: z.array(stock.stockLevel),
  },
  bookStock: {
    summary:
      'Add pieces that were received, or book the difference between what was found and what was on hand when it was counted; repeating the call changes nothing',
    ...adminChange,
    body: stock.stockBooking,
    errors: ['not_found', 'changed_meanwhile', 'busy'],
  },
  listStockMovements: {
    summary: 'What happened to the stock of a product, newest first',
    ...adminList(aPage, stock.stockMovement),
    params: byId,
    errors: ['not_found'],
  },
} as const satisfies Record<string, Call>

export const catalogCalls = {
  browseCatalog: {
    summary:
      'Find products by words, category, material, price and stock, with the number of products behind every filter. Words are found in names, descriptions, SKUs, categories and materials, in any order, by their beginning, in other forms and with typing errors; numbers only whole. Where nothing is found, `near` offers what comes close',
    access: 'anyone',
    query: browseCatalogQuery,
    response: catalogPage,
    // Short, because prices and stock are shown.
    cdnSeconds: 3,
    live: true,
    perMinute: 300,
    errors: ['busy'],
  },
  getCatalogProduct: {
    summary:
      'One product, for everybody; of one that left the shop, `gone` and in `near` what comes close to it',
    access: 'anyone',
    params: byId,
    response: products.product,
    cdnSeconds: 3,
    live: true,
    perMinute: 300,
    errors: ['not_found', 'gone'],
  },
  getSearchSettings: {
    summary: 'The synonyms of the search',
    ...settingsOf(searchSettings),
  },
  saveSearchSettings: {
    summary:
      'Replace the synonyms of the search, if they are still of the `version` that was read, or say the same already; otherwise `settings_changed` has them in `current`',
    ...replacing(searchSettings),
    bodyKilobytes: 160,
  },
} as const satisfies Record<string, Call>

const chunkChange = {
  access: 'admin',
  params: imports.importChunkPath,
  response: imports.importChunk,
  errors: ['not_found', 'import_closed', 'busy'],
} as const

export const importCalls = {
  listImports: {
    summary: 'Imports of products, newest first',
    ...adminList(aPage, imports.productImport),
  },
  startImport: {
    summary: 'Start an import of products; nothing is changed yet. The same key is the same import',
    access: 'admin',
    body: imports.newImport,
    response: inserted,
    keepsPublicLists: true,
    errors: ['busy'],
  },
  getImport: {
    summary: 'One import with the state of its chunks',
    ...adminRead,
    params: byId,
    response: imports.productImport,
    errors: ['not_found'],
  },
  getImportChunk: {
    summary: 'The rows of one chunk of an import',
    ...adminRead,
    params: imports.importChunkPath,
    response: imports.importChunk,
    errors: ['not_found'],
  },
  rehearseImportChunk: {
    summary:
      'Say what a chunk of rows would do, and keep it to be applied; products stay as they are. A chunk that was applied already stays, too',
    ...chunkChange,
    body: imports.importRows,
    keepsPublicLists: true,
  },
  moveImportChunk: {
    summary:
      'Apply a chunk that was rehearsed, or undo one that was applied, in one transaction; a repeat changes nothing more. Rows whose product has changed meanwhile are left out, each with the reason',
    ...chunkChange,
    body: imports.importChunkMove,
  },
} as const satisfies Record<string, Call>

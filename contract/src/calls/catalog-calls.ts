import { browseCatalogQuery, catalogPage, searchSettings } from '../catalog.ts'
import * as products from '../products.ts'
import { byId, type Call, replacing, settingsOf } from './call.ts'

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
      'Replace the synonyms of the search, if they are still of the `version` that was read; otherwise `settings_changed` has them in `current`',
    ...replacing(searchSettings),
  },
} as const satisfies Record<string, Call>

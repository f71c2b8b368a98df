import * as z from 'zod'
import * as products from '../products.ts'
import { deleted, inserted, modified } from '../responses.ts'
import * as stock from '../stock.ts'
import { adminChange, adminRead, byId, type Call, listOf } from './call.ts'

export const productCalls = {
  listProducts: {
    summary: 'All products, newest first, or a page of them',
    access: 'anyone',
    query: products.listProductsQuery,
    ...listOf(products.product),
    cdnSeconds: 60,
    perMinute: 300,
  },
  listAllProducts: {
    summary: 'All products with those that are not published yet, newest first, or a page of them',
    ...adminRead,
    query: products.listAllProductsQuery,
    ...listOf(products.product),
  },
  addProduct: {
    summary: 'Add a product',
    access: 'admin',
    body: products.newProduct,
    response: inserted,
    errors: ['sku_taken', 'busy'],
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
    summary: 'Hold units for fifteen minutes; from an admin without a quantity, set the stock',
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
      'unpaid_limit',
      'busy',
    ],
  },
  changeProduct: {
    summary: "Change a product's details and prices; its stock has a call of its own",
    ...adminChange,
    body: products.productChange,
    errors: ['not_found', 'sku_taken', 'changed_meanwhile', 'busy'],
  },
  deleteProduct: {
    summary: 'Take a product out of the shop; orders keep its name and image',
    access: 'admin',
    params: byId,
    response: deleted,
    errors: ['not_found', 'busy'],
  },
  askForNotice: {
    summary:
      'Get one mail when a product that cannot be promised now can be ordered again; asking again changes nothing',
    access: 'anyone',
    params: byId,
    body: products.noticeRequest,
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
    ...adminRead,
    params: byId,
    query: stock.stockMovementsQuery,
    ...listOf(stock.stockMovement),
    errors: ['not_found'],
  },
} as const satisfies Record<string, Call>

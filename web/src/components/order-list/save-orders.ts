import type { Order } from '#lib/api/orders.ts'
import { saveFile } from '#lib/browser/save-file.ts'
import { csvType } from '#lib/text/csv.ts'
import { csvFileName, ordersCsv } from './orders-csv.ts'

export const saveOrders = (orders: Order[], state?: string): void =>
  saveFile(csvFileName(new Date(), state), ordersCsv(orders), csvType)

import { limits } from '@wood-master/contract/limits'
import { numberText } from '#lib/text/numbers.ts'

const many = (count: number) => numberText(count)

export const messages = {
  title: 'Import products',
  intro:
    'Choose a file with the columns of the export. First you see what it would do; nothing is changed until you apply it.',
  file: 'CSV file',
  fileHint: `With a heading row and a column SKU; up to ${many(limits.importRows)} rows. Columns that are missing stay as they are.`,
  setStock: 'Also set the stock of products that are in the shop already',
  setStockHint:
    'By the difference to what is there now: units that are sold meanwhile stay sold. New products always get the stock of the file.',
  unreadable: 'This file cannot be read. Save it as CSV and choose it again.',
  noRows: 'The file has no rows below its headings.',
  noSku: 'The file has no column “SKU”.',
  tooMany: `The file has more than ${many(limits.importRows)} rows. Split it and import one part after the other.`,
  sameSku: (sku: string, first: number, second: number) =>
    `Rows ${many(first)} and ${many(second)} have the same SKU, ${sku}. Remove one of them.`,
  unknownColumns: (names: string[]) =>
    `Not imported, because the shop does not know them: ${names.join(', ')}`,
  rehearse: 'Preview import',
  rehearsing: 'Reading the rows',
  applying: 'Applying',
  undoing: 'Undoing',
  progress: (done: number, all: number) => `${many(done)} of ${many(all)} rows`,
  stop: 'Stop',
  tryAgain: 'Continue',
  apply: (count: number) => `Apply ${count === 1 ? 'one change' : `${many(count)} changes`}`,
  undo: 'Undo the import',
  nothingToDo: 'Nothing to do: every row is as it is in the shop, or refused.',
  partlyRead: (read: number, all: number) =>
    `Only ${many(read)} of ${many(all)} rows were read before this page was left. Choose the file again.`,
  another: 'Choose another file',
  nothingYet: 'Nothing is changed yet.',
  applied: 'The import is applied.',
  undone: 'The import is undone.',
  stopped: 'Stopped. What was done so far stays done.',
  recent: 'Recent imports',
  noneYet: 'No imports yet',
  noneYetText: 'An import can be undone for 90 days.',
  exportCsv: 'Export CSV',
  more: 'Show more rows',
} as const

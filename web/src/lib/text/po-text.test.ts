import { expect, it } from 'vitest'
import { poText } from './po-text.ts'

it('says PO once', () => {
  expect(['7010', 'PO-7010', 'po 7', 'BC-7', 'POST-7'].map(poText)).toEqual([
    'PO 7010',
    'PO-7010',
    'po 7',
    'BC-7',
    'PO POST-7',
  ])
})

import { expect, it } from 'vitest'
import { type Note, tagsOf, withNote } from './notes.ts'

const at = new Date(0)
const note = { id: 'n1', at, by: 'ada', text: 'Rings before eight', tags: ['phone', 'phone'] }

it('keeps a note and the tags, each once, and what is repeated changes nothing', () => {
  const noted = withNote<{ notes?: Note[] }>({}, note)
  expect(noted).toEqual({ notes: [{ ...note, tags: ['phone'] }] })
  expect(withNote({ ...noted }, note)).toBeUndefined()
  expect(withNote({ ...noted }, { id: 'n2', at, by: 'ben', tags: ['phone'] })).toBeUndefined()
})

it('has the tags that were set last, also none', () => {
  const noted = withNote({ notes: [note] }, { id: 'n2', at, by: 'ben', text: 'Paid' })
  expect(tagsOf(noted?.notes)).toEqual(note.tags)
  expect(tagsOf(withNote({ ...noted }, { id: 'n3', at, by: 'ben', tags: [] })?.notes)).toEqual([])
})

it('takes no more than a hundred', () => {
  const notes = Array.from({ length: 100 }, (_, index) => ({ ...note, id: `m${index}` }))
  expect(() => withNote({ notes }, { ...note, text: 'One more' })).toThrow('100')
})

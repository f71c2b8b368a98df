import { expect, it } from 'vitest'
import { tagsOf, withNote } from './notes.ts'

const at = new Date(0)
const note = { id: 'n1', at, by: 'ada', text: 'Rings before eight', tags: ['phone', 'phone'] }

it('keeps a note and the tags, each once, and what is repeated changes nothing', () => {
  const notes = withNote(undefined, note)
  expect(notes).toEqual([{ ...note, tags: ['phone'] }])
  expect(withNote(notes, note)).toBeUndefined()
  expect(withNote(notes, { id: 'n2', at, by: 'ben', tags: ['phone'] })).toBeUndefined()
})

it('has the tags that were set last, also none', () => {
  const notes = withNote([note], { id: 'n2', at, by: 'ben', text: 'Paid' })
  expect(tagsOf(notes)).toEqual(note.tags)
  expect(tagsOf(withNote(notes, { id: 'n3', at, by: 'ben', tags: [] }))).toEqual([])
})

it('takes no more than a hundred', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...note, id: `m${index}` }))
  expect(() => withNote(many, { ...note, text: 'One more' })).toThrow('100')
})

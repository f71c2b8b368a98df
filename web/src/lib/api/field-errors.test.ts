import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { fieldErrors } from './field-errors.ts'

const invalid = (fields: Record<string, string>) =>
  new ApiError('invalid_request', 'Please check the form.', fields, 400)
const formFields = ['name', 'productImg'] as const

it('finds the message of each field, also where the body calls it something else', () => {
  const error = invalid({ name: 'Is too long', img: 'Is no image' })
  expect(fieldErrors(error, formFields, { productImg: 'img' })).toEqual({
    fields: { name: 'Is too long', productImg: 'Is no image' },
    general: false,
  })
})

it('finds the message within a part of the body, and of the part as a whole', () => {
  const bodyNames = { name: 'recipients.' }
  for (const key of ['recipients', 'recipients.3'])
    expect(fieldErrors(invalid({ [key]: 'At most 10' }), formFields, bodyNames)).toEqual({
      fields: { name: 'At most 10' },
      general: false,
    })
})

it('never loses a message that is about no field of the form', () => {
  expect(fieldErrors(invalid({ name: 'Is too long', role: 'Is unknown' }), formFields)).toEqual({
    fields: { name: 'Is too long' },
    general: true,
  })
  expect(fieldErrors(invalid({ role: 'Is unknown' }), formFields)).toEqual({ fields: {}, general: true })
})

it.each([invalid({}), new ApiError('offline', 'Offline'), new Error('broken')])(
  'leaves an error without fields to the form as a whole: %s',
  (error) => {
    expect(fieldErrors(error, formFields)).toEqual({ fields: {}, general: true })
  },
)

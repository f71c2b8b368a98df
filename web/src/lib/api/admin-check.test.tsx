import { expect, it } from 'vitest'
import { onCall } from '#testing/fake-api.ts'
import { checkAdminAhead, isAdmin } from './admin-check.ts'

const navigation = () => new Request('https://shop.test/dashboard')
/** An address of its own for each test: what is known about one stays known. */
const newEmail = () => `${crypto.randomUUID()}@shop.test`

it('uses a check made ahead once, and asks again the next time', async () => {
  const email = newEmail()
  const asked = onCall('isAdmin', () => ({ admin: true }))
  await isAdmin(email, navigation())
  checkAdminAhead(email)
  checkAdminAhead(email)
  await isAdmin(email, navigation())
  expect(asked).toHaveLength(2)
  await isAdmin(email, navigation())
  expect(asked).toHaveLength(3)
})

it('asks once for all loaders of a navigation, also when one of them comes later', async () => {
  const email = newEmail()
  const asked = onCall('isAdmin', () => ({ admin: true }))
  const opening = navigation()
  await isAdmin(email, opening)
  await isAdmin(email, opening)
  expect(asked).toHaveLength(1)
})

it('asks ahead only about an admin', async () => {
  const email = newEmail()
  const asked = onCall('isAdmin', () => ({ admin: false }))
  checkAdminAhead(email)
  expect(asked).toHaveLength(0)
  await isAdmin(email, navigation())
  checkAdminAhead(email)
  expect(asked).toHaveLength(1)
})

it('notices with the next check that the role is gone', async () => {
  const email = newEmail()
  onCall('isAdmin', () => ({ admin: true }))
  await isAdmin(email, navigation())
  onCall('isAdmin', () => ({ admin: false }))
  checkAdminAhead(email)
  expect(await isAdmin(email, navigation())).toBe(false)
})

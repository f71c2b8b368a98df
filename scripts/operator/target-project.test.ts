import { describe, expect, test } from 'vitest'
import { projectId as offlineProject } from '../shop/layout.ts'
import { projectIdOf, targetProject } from './target-project.ts'

test('the target is an alias from .firebaserc or a project id', () => {
  expect(projectIdOf('production', { production: 'shop-1' })).toBe('shop-1')
  expect(projectIdOf('shop-2', { production: 'shop-1' })).toBe('shop-2')
  expect(targetProject('shop-2', {})).toBe('shop-2')
  expect(targetProject(undefined, {})).toBe(offlineProject)
  expect(targetProject('default', {})).toBe(offlineProject)
})

describe('a target is rejected', () => {
  test.each(['GOOGLE_CLOUD_PROJECT', 'GCLOUD_PROJECT'])('when %s names another project', (name) => {
    expect(() => targetProject('shop-1', { [name]: 'shop-2' })).toThrow(
      `${name} in the environment says shop-2`,
    )
    expect(targetProject('shop-1', { [name]: 'shop-1' })).toBe('shop-1')
  })

  test.each(['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'])(
    'when %s points a deployed shop to the emulators',
    (name) => {
      const env = { [name]: '127.0.0.1:8080' }
      expect(() => targetProject('shop-1', env)).toThrow(`Unset ${name}`)
      expect(targetProject(undefined, env)).toBe(offlineProject)
    },
  )
})

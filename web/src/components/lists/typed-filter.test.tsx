import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '#testing/render-routes.tsx'
import { TypedFilter } from './typed-filter.tsx'

it('applies what its field takes, and nothing else', async () => {
  const Component = () => <TypedFilter label="Price up to" param="max" type="number" min={0.25} step={0.25} />
  const { user, router } = renderRoutes([{ path: '/', Component }])
  const field = await screen.findByLabelText('Price up to')
  await user.type(field, '0{Enter}')
  await user.tab()
  expect(router.state.location.search).toBe('')
  await user.clear(field)
  await user.type(field, '.5{Enter}')
  expect(router.state.location.search).toBe('?max=.5')
})

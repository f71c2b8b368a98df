import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Link } from '#components/ui/navigation.tsx'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { useSelection } from './use-selection.ts'

const rows = [{ _id: 'o1' }, { _id: 'o2' }]

function Component() {
  const { items, chooseAll } = useSelection(rows)
  return (
    <>
      <Link to="?q=oak">Oak</Link>
      <button type="button" onClick={() => chooseAll(true)}>
        {`${items.length} selected`}
      </button>
    </>
  )
}

const found = (text: string) => screen.findByRole('button', { name: text })

it('keeps what is selected while the list of another filter is on its way, which clears what was selected before', async () => {
  const { released, release } = gate()
  const loader = async ({ request }: { request: Request }) => {
    if (request.url.includes('q=')) await released
    return null
  }
  const { user, router } = renderRoutes([{ path: '/', loader, Component }])
  await user.click(await found('0 selected'))
  await user.click(screen.getByRole('link', { name: 'Oak' }))
  await user.click(await found('0 selected'))
  expect(await found('2 selected')).toBeVisible()
  release()
  await waitFor(() => expect(router.state.location.search).toBe('?q=oak'))
  expect(await found('2 selected')).toBeVisible()
})

import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { PageError } from '#app/page-error.tsx'
import { SiteNavigation } from '#app/root.tsx'
import { ToastHost } from '#components/layout/site-frame.tsx'
import { AddressContext } from '#components/lists/use-address.ts'

function Frame() {
  return (
    <SiteNavigation>
      <Outlet />
      <ToastHost />
    </SiteNavigation>
  )
}

/** Draws pages the way the site does, with its router, error page and toasts; the first path is opened. */
export function renderRoutes(routes: RouteObject[], first = routes[0]?.path ?? '/') {
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        HydrateFallback: () => null,
        children: [{ ErrorBoundary: PageError, children: routes }],
      },
    ],
    { initialEntries: [first] },
  )
  const user = userEvent.setup()
  const view = render(
    <AddressContext value={router}>
      <RouterProvider router={router} />
    </AddressContext>,
  )
  return { router, user, ...view }
}

import type { ResponseOf } from '@wood-master/contract/calls'
import type { CallName } from '@wood-master/contract/routes'
import type { ComponentProps, ComponentType } from 'react'
import { useLoaderData } from 'react-router-dom'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { Page } from '#components/ui/page.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import { adminOnly } from './guards.ts'

interface SettingsPageOptions<More> extends Omit<ComponentProps<typeof Page>, 'children'> {
  width?: string
  /** What the form needs besides. */
  more?: () => Promise<More>
}

/** A page on which admins change what the call has: the form comes once that is loaded. */
export function settingsPage<Name extends CallName, More = object>(
  name: Name,
  Form: ComponentType<{ settings: ResponseOf<Name> } & More>,
  { width = 'max-w-xl', more, ...page }: SettingsPageOptions<More>,
) {
  const call = api.call<Name> as (name: Name, input: object) => Promise<ResponseOf<Name>>
  const loader = adminOnly(() =>
    pageQuery([name], (signal) => Promise.all([call(name, { signal }), more?.()])),
  )
  function Component() {
    const loaded = useLoaderData<typeof loader>()
    return (
      <Page {...page}>
        <Deferred query={loaded} skeleton={<Skeleton className={`h-100 ${width}`} />}>
          {([settings, besides]) => <Form settings={settings} {...(besides as More)} />}
        </Deferred>
      </Page>
    )
  }
  return { loader, Component }
}

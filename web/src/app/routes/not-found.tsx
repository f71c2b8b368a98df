import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { someTools } from '#features/products/some-tools.ts'
import { WayOn } from '#features/products/way-on.tsx'
import { asideQuery } from '#lib/api/queries.ts'
import { NotFoundNotice } from '../not-found-notice.tsx'

export const loader = (_: LoaderFunctionArgs) => asideQuery(['some tools'], someTools)

export function Component() {
  const tools = useLoaderData<typeof loader>()
  return (
    <>
      <NotFoundNotice />
      <div className="page">
        <WayOn tools={tools} />
      </div>
    </>
  )
}

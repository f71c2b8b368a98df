import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { NotFoundNotice } from '#app/not-found-notice.tsx'
import { someTools, WayOn } from '#features/products/way-on.tsx'
import { asideQuery } from '#lib/api/queries.ts'

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

import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { someTools } from '#features/products/some-tools.ts'
import { WayOn } from '#features/products/way-on.tsx'
import { deferred } from '#lib/api/deferred.ts'
import { NotFoundNotice } from '../not-found-notice.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => ({ tools: deferred(someTools(request.signal)) })

export function Component() {
  const { tools } = useLoaderData<typeof loader>()
  return (
    <>
      <NotFoundNotice />
      <div className="page">
        <WayOn tools={tools} />
      </div>
    </>
  )
}

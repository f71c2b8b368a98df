import type { ComponentProps, ReactNode } from 'react'
import { Deferred } from '#components/feedback/deferred.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import type { Page } from '#lib/api/api-client.ts'
import type { PageQuery } from '#lib/api/queries.ts'
import { ListFrame } from './list-frame.tsx'

interface CardListProps<Item> extends Omit<ComponentProps<typeof ListFrame<Item>>, 'page' | 'children'> {
  query: PageQuery<Page<Item>>
  children: (item: Item) => ReactNode
}

export function CardList<Item>({ query, children, ...frame }: CardListProps<Item>) {
  return (
    <Deferred query={query} skeleton={<RowSkeletons rows={4} className="h-40" />}>
      {(page) => (
        <ListFrame page={page} {...frame}>
          {(items) => <ul className="flex flex-col gap-4">{items.map(children)}</ul>}
        </ListFrame>
      )}
    </Deferred>
  )
}

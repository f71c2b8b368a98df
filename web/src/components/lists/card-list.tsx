import type { ComponentProps, ReactNode } from 'react'
import { ListFrame } from './list-frame.tsx'

interface CardListProps<Item> extends Omit<ComponentProps<typeof ListFrame<Item>>, 'children'> {
  children: (item: Item) => ReactNode
}

export function CardList<Item>({ children, ...frame }: CardListProps<Item>) {
  return (
    <ListFrame {...frame}>
      {(items) => <ul className="flex flex-col gap-4">{items.map((item) => children(item))}</ul>}
    </ListFrame>
  )
}

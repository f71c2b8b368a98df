import { createElement as element } from 'react'
import { Link, Route, Routes } from 'react-router-dom'

const products = Array.from({ length: 6 }, (_, index) => ({
  id: `part-${index + 1}`,
  name: `Part ${index + 1}`,
  price: 12.5 + index,
  img: `/${index + 1}.webp`,
  /** Only the first two can be in a phone's first view. */
  loading: index < 2 ? ('eager' as const) : ('lazy' as const),
}))

function Card({ id, name, price, img, loading }: (typeof products)[number]) {
  return element(
    'article',
    null,
    element('img', { src: img, width: 640, height: 640, alt: name, loading }),
    element('h2', null, name),
    element('p', null, `$ ${price}`),
    element(Link, { to: `/buy/${id}` }, 'Buy'),
  )
}

function Cards() {
  const cards = products.map((product) => element(Card, { key: product.id, ...product }))
  return element('main', null, element('h1', null, 'Parts'), element('div', { className: 'cards' }, cards))
}

export function FloorPage() {
  return element(
    Routes,
    null,
    element(Route, { path: '/', element: element(Cards) }),
    element(Route, { path: '*', element: element('p', null, 'Another page') }),
  )
}

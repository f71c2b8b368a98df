import { type Product, withDefaults } from '../../domain/catalog/product.ts'

const materials = ['Oak', 'Beech', 'Maple', 'Walnut', 'Cherry', 'Birch', 'Ash', 'Steel', 'Brass', 'Cast iron']
const kinds: [category: string, name: string][] = [
  ['Dowels', 'Dowel Rods'],
  ['Dowels', 'Fluted Dowel Pins'],
  ['Clamps', 'Bar Clamp'],
  ['Clamps', 'Handscrew Clamp'],
  ['Legs and feet', 'Turned Table Leg'],
  ['Legs and feet', 'Bun Foot'],
  ['Knobs and pegs', 'Cabinet Knobs'],
  ['Knobs and pegs', 'Shaker Peg'],
  ['Drawer boxes', 'Dovetailed Drawer Box'],
  ['Edge banding', 'Edge Banding'],
  ['Saws', 'Dovetail Saw'],
  ['Planes', 'Smoothing Plane'],
  ['Chisels', 'Bevel-Edge Chisel'],
  ['Mallets', "Carver's Mallet"],
  ['Marking and measuring', 'Marking Gauge'],
  ['Corbels and brackets', 'Scroll Corbel'],
  ['Spindles and balusters', 'Stair Baluster'],
]
const phrases = [
  'Straight-grained and cut square, for draw-boring, ladder rungs and plugs',
  'Turned from one piece, with a shallow dish and a brass ferrule',
  'Sanded to 180 grit and ready for your own finish',
  'Kiln-dried to 8 percent, matched for colour by the dozen',
  'Hardened to 61 HRC, with a handle that tightens as it is swung',
  'Finger-jointed and glued, with a groove all round',
  'Oiled and waxed; glue does not stick to it',
  'Packed singly, six to the carton, with the screws in the bag',
]

const pick = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}

export function manyProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const [category, kind] = pick(kinds, index)
    const material = pick(materials, Math.floor(index / kinds.length))
    const size = 6 + (index % 97) * 4
    const sku = `${kind.slice(0, 3)}-${material.slice(0, 3)}-${index}`.toUpperCase()
    return withDefaults({
      id: `product-${index}`,
      sku,
      name: `${kind} ${size} mm, ${material}`,
      category,
      material,
      unitPrice: 100 + ((index * 37) % 9_000),
      minQuantity: 4,
      availableQuantity: index % 9 === 0 ? 0 : 40 + (index % 500),
      description: `${material}, ${size} mm. ${pick(phrases, index)}. ${pick(phrases, index * 3 + 1)}. ${pick(phrases, index * 5 + 2)}.`,
      img: `/pictures/products/product-${index}-960.jpg`,
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
    })
  })
}

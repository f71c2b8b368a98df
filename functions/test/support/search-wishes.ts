/** What people type, and the products that must then be among the first three of the seeded shop. */
export interface Wish {
  typed: string
  all?: string[]
  oneOf?: string[]
}

export const all = (typed: string, ...wanted: string[]): Wish => ({ typed, all: wanted })
export const oneOf = (typed: string, ...wanted: string[]): Wish => ({ typed, oneOf: wanted })

export const wishes: Wish[] = [
  all('oak dowels', 'oak-dowel-rods'),
  all('Dowels', 'oak-dowel-rods', 'birch-dowel-pins'),
  oneOf('dowl', 'oak-dowel-rods', 'birch-dowel-pins'),
  all('12mm dowel', 'oak-dowel-rods'),
  all('dowel 8 x 40', 'birch-dowel-pins'),
  all('dowel pins', 'birch-dowel-pins'),
  all('table legs', 'oak-turned-leg', 'walnut-shaker-leg', 'beech-tapered-leg'),
  all('walnut leg 720mm', 'walnut-shaker-leg'),
  all('legs oak turned', 'oak-turned-leg'),
  all('saws', 'dovetail-saw', 'tenon-saw'),
  all('dove tail saw', 'dovetail-saw'),
  all('brass back saw', 'dovetail-saw'),
  all('clamp 300mm', 'steel-bar-clamp'),
  all('c clamp', 'iron-c-clamp'),
  all('hand screw', 'maple-handscrew-clamp'),
  all('chisel set', 'chisel-set-four'),
  all('25 mm chisel', 'bevel-edge-chisel-25'),
  all('plane walnut', 'walnut-smoothing-plane'),
  all('jack planes', 'beech-jack-plane'),
  all('knobs', 'walnut-cabinet-knobs', 'maple-mushroom-knob'),
  all('drawer knob maple', 'maple-mushroom-knob'),
  all('drawer boxes', 'maple-drawer-box', 'birch-ply-drawer-box'),
  all('plywood drawer', 'birch-ply-drawer-box'),
  all('edge band oak', 'oak-edge-banding'),
  oneOf('edgebanding', 'oak-edge-banding', 'walnut-edge-banding'),
  all('veneer 40 mm', 'walnut-edge-banding'),
  all('coat pegs', 'shaker-peg'),
  all('mallet', 'beech-joiners-mallet', 'cherry-carvers-mallet'),
  all('carving mallet', 'cherry-carvers-mallet'),
  oneOf('marking guage', 'cherry-marking-gauge', 'beech-mortise-gauge'),
  all('square 200', 'walnut-try-square'),
  oneOf('stair spindles', 'oak-stair-baluster', 'maple-spindle-set'),
  all('corbel', 'oak-scroll-corbel'),
  all('shelf brackets', 'birch-ply-corbel'),
  all('bun feet', 'cherry-bun-foot'),
  oneOf('10 mm dowel', 'oak-dowel-rods', 'birch-dowel-pins'),
]

/** What nobody here sells, although descriptions mention it. */
export const notSold = ['screws']

/** Of 100 wishes, in English and in other languages. */
export const wishesToMeet = 95
export const translatedWishesToMeet = 85

export function isMet({ all: every, oneOf: some }: Wish, firstThree: readonly string[]): boolean {
  const found = (id: string) => firstThree.includes(id)
  return every ? every.every(found) : (some ?? []).some(found)
}

/** The letters on the way to a word, exact words, typing errors, and words that many products or none have. */
export const queries =
  `d,do,dow,dowe,dowel,dowel ,dowel r,dowel rods oak,12mm dowel,10 mm,table legs,walnut leg 86 mm,
dove tail saw,edgebanding oak,hand screw,dowl,marking guage,bevl edge chisle,smoothing plain walnut,knobs,brass ferrule,
screws,stair baluster maple,corbel,drawer boxes cherry,mallet,umbrella,kiln dried pegs,dwl-oak`
    .replaceAll('\n', '')
    .split(',')

const length = 20_000
const lines = 200

const filled = (part: string, start = '', end = '') =>
  `${start}${part.repeat(length)}`.slice(0, length - end.length) + end

/** A list of the most lines that fills the most characters. */
const rows = (row: (line: number) => string) =>
  Array.from({ length: lines }, (_, line) => row(line).slice(0, length / lines - 1)).join('\n')

const cells = (cell: (line: number, cell: number) => string) =>
  rows((line) => [0, 1, 2, 3, 4, 5].map((number) => cell(line, number)).join('\t'))

const common = ['square', 'handle', 'brass', 'turned', 'glued', 'finish', 'ladder', 'grained', 'screws']

/** Characters that mean something to who reads lines, and others; always the same ones. */
function random(seed: number, alphabet: string): string {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return alphabet[state % alphabet.length]
  }).join('')
}

/** Lists for the quick order, made to be as costly to read as they can. */
export const pastedLists = [
  filled(',', '1', 'y\u2028z'),
  filled(' ', '1', 'x'),
  filled('1', 'x'),
  filled('a\t'),
  filled('"'),
  rows(() => `1${','.repeat(200)}y\u2028z`),
  cells((line, cell) => `Oak ${cell}${line} dowel`),
  cells((line, cell) => `${line}${cell}00`),
  rows((line) => `product-${line} 4`),
  rows((line) => `Turned ${line} leg of oak and ash for tables and benches, 720 mm x 12`),
  rows((line) => `${common[line % common.length]} ${line} x 12`),
  rows((line) => `DOW-OAK-x${line}${'-'.repeat(60)} 4`),
  filled('\n'),
  random(1, 'abcdefghijklmnopqrstuvwxyz0123456789,.;:=-+x× \t|"'),
  random(2, ' ,.:=1x\u2028\u00a0"'),
  random(3, 'aé€\u200b\u2028漢字🪵\u0301 1,'),
]

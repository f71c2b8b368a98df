const length = 20_000
const lines = 200

const filled = (part: string, start = '', end = '') =>
  `${start}${part.repeat(length)}`.slice(0, length - end.length) + end

/** A list of the most lines that fills the most characters. */
const rows = (row: (line: number) => string) =>
  Array.from({ length: lines }, (_, line) => row(line).slice(0, length / lines - 1)).join('\n')

const common = ['square', 'handle', 'brass', 'turned', 'glued', 'finish', 'ladder', 'grained', 'screws']

/** Characters that mean something to who reads lines, and others; always the same ones. */
function random(seed: number, alphabet: string): string {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return alphabet[state % alphabet.length]
  }).join('')
}

export const pastedLists: Record<string, string> = {
  'one line of commas and a line separator': filled(',', '1', 'y\u2028z'),
  'one line of blanks': filled(' ', '1', 'x'),
  'one line of digits': filled('1', 'x'),
  'one line of cells': filled('a\t'),
  'one line of quotes': filled('"'),
  '200 lines of commas': rows(() => `1${','.repeat(200)}y\u2028z`),
  '200 lines of six cells': rows((line) =>
    Array.from({ length: 6 }, (_, cell) => `Oak ${cell}${line} dowel`).join('\t'),
  ),
  '200 lines of six numbers': rows((line) =>
    Array.from({ length: 6 }, (_, cell) => `${line}${cell}00`).join('\t'),
  ),
  '200 products': rows((line) => `product-${line} 4`),
  '200 unknown names': rows(
    (line) => `Turned ${line} leg of oak and ash for tables and benches, 720 mm x 12`,
  ),
  'words of many products': rows((line) => `${common[line % common.length]} ${line} x 12`),
  'mistyped SKUs': rows((line) => `DOW-OAK-x${line}${'-'.repeat(60)} 4`),
  'line breaks alone': filled('\n'),
  'random letters and signs': random(1, 'abcdefghijklmnopqrstuvwxyz0123456789,.;:=-+x× \t|"'),
  'random signs': random(2, ' ,.:=1x\u2028\u00a0"'),
  'random characters': random(3, 'aé€\u200b\u2028漢字🪵\u0301 1,'),
}

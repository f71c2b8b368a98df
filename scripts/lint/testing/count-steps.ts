import { type AST, RegExpParser } from '@eslint-community/regexpp'

type Element = AST.Element | AST.QuantifiableElement

type Instruction =
  | { do: 'step'; by: 1 | -1; takes: (character: string) => boolean }
  | { do: 'split'; ways: number[] }
  | { do: 'look'; program: Instruction[]; negate: boolean }
  | { do: 'edge'; holds: (before: string, after: string) => boolean }

const isWord = (character: string) => /\w/.test(character)
const isLineEnd = (character: string) => /[\n\r\u2028\u2029]/.test(character)

const cached = (test: (character: string) => boolean) => {
  const known = new Map<string, boolean>()
  return (character: string) => {
    const value = known.get(character) ?? test(character)
    known.set(character, value)
    return value
  }
}

/** Which single characters a character, class or escape takes, by the engine itself. */
export function takenBy({ raw }: AST.Element, flags: string): (character: string) => boolean {
  const alone = new RegExp(`^(?:${raw})$`, flags.replace(/[gym]/g, ''))
  return cached((character) => alone.test(character))
}

/** The program of an engine that backtracks: the first way of a split is tried first, the others when it failed. */
function compile(pattern: AST.Pattern, flags: string): Instruction[] {
  const multiline = flags.includes('m')

  function alternatives(program: Instruction[], list: readonly AST.Alternative[], by: 1 | -1): void {
    const ends: number[][] = []
    list.forEach(({ elements }, index) => {
      const ways: number[] = []
      if (index < list.length - 1) program.push({ do: 'split', ways })
      ways.push(program.length)
      for (const element of by === 1 ? elements : elements.toReversed()) add(program, element, by)
      if (index === list.length - 1) return
      const end: number[] = []
      program.push({ do: 'split', ways: end })
      ends.push(end)
      ways.push(program.length)
    })
    for (const end of ends) end.push(program.length)
  }

  function quantifier(program: Instruction[], node: AST.Quantifier, by: 1 | -1): void {
    const choice = () => {
      const ways: number[] = []
      program.push({ do: 'split', ways })
      return ways
    }
    const decide = (ways: number[], again: number, on: number) =>
      ways.push(...(node.greedy ? [again, on] : [on, again]))
    for (let n = 0; n < node.min; n++) add(program, node.element, by)
    if (node.max === Infinity) {
      const loop = program.length
      const ways = choice()
      add(program, node.element, by)
      program.push({ do: 'split', ways: [loop] })
      decide(ways, loop + 1, program.length)
      return
    }
    const choices = Array.from({ length: node.max - node.min }, () => {
      const ways = choice()
      const start = program.length
      add(program, node.element, by)
      return { ways, start }
    })
    for (const { ways, start } of choices) decide(ways, start, program.length)
  }

  function assertion(program: Instruction[], node: AST.Assertion): void {
    if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
      const inner: Instruction[] = []
      alternatives(inner, node.alternatives, node.kind === 'lookahead' ? 1 : -1)
      program.push({ do: 'look', program: inner, negate: node.negate })
    } else if (node.kind === 'word') {
      const { negate } = node
      program.push({ do: 'edge', holds: (before, after) => (isWord(before) !== isWord(after)) !== negate })
    } else {
      const isEdge = (next: string) => next === '' || (multiline && isLineEnd(next))
      const isStart = node.kind === 'start'
      program.push({ do: 'edge', holds: (before, after) => isEdge(isStart ? before : after) })
    }
  }

  function add(program: Instruction[], node: Element, by: 1 | -1): void {
    if (node.type === 'Quantifier') quantifier(program, node, by)
    else if (node.type === 'Assertion') assertion(program, node)
    else if (node.type === 'Group' || node.type === 'CapturingGroup')
      alternatives(program, node.alternatives, by)
    else if (node.type === 'Backreference') throw new Error(`No steps are counted for ${node.raw}.`)
    else program.push({ do: 'step', by, takes: takenBy(node, flags) })
  }

  const program: Instruction[] = []
  alternatives(program, pattern.alternatives, 1)
  return program
}

export function parse(source: string, flags: string): AST.Pattern {
  return new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
}

export interface Search {
  steps: number
  /** What each match took, for comparison with the engine's own. */
  found: string[]
}

/**
 * A search that finds every match of an expression in a text, and counts what an engine that backtracks does for it: each
 * character or choice it looks at, at each place it starts from. It gives up after `most` steps.
 */
export function countingSearch(source: string, flags: string, most: number): (text: string) => Search {
  const program = compile(parse(source, flags), flags)
  return (text) => {
    const characters = /[uv]/.test(flags) ? [...text] : text.split('')
    let steps = 0

    function endOf(instructions: Instruction[], start: number): number | undefined {
      const left = [{ at: 0, place: start }]
      for (let state = left.pop(); state; state = left.pop()) {
        let { at, place } = state
        for (;;) {
          const instruction = instructions[at]
          if (!instruction) return place
          if (++steps > most) return undefined
          at++
          if (instruction.do === 'split') {
            const [first = at, other] = instruction.ways
            if (other !== undefined) left.push({ at: other, place })
            at = first
          } else if (instruction.do === 'step') {
            const character = characters[instruction.by === 1 ? place : place - 1]
            if (character === undefined || !instruction.takes(character)) break
            place += instruction.by
          } else if (instruction.do === 'look') {
            if ((endOf(instruction.program, place) === undefined) !== instruction.negate) break
          } else if (!instruction.holds(characters[place - 1] ?? '', characters[place] ?? '')) break
        }
      }
      return undefined
    }

    const found: string[] = []
    for (let start = 0; start <= characters.length && steps <= most; ) {
      const end = endOf(program, start)
      if (end !== undefined) found.push(characters.slice(start, end).join(''))
      start = end !== undefined && end > start ? end : start + 1
    }
    return { steps, found }
  }
}

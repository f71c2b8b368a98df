import { inputsSection } from './inputs-section.ts'
import { loadsSection } from './loads-section.ts'
import type { MeasuredPage } from './measured-pages.ts'
import { movesSection } from './moves-section.ts'
import { scoresSection } from './scores-section.ts'

export interface Bench {
  browser: string
  pages: MeasuredPage[]
  shop: string
  rounds: number
}

/** The parts in the order in which they run; each resolves with its paragraphs for docs/benchmarks.md. */
export const parts = {
  loads: loadsSection,
  scores: scoresSection,
  moves: movesSection,
  inputs: inputsSection,
}

export type Part = keyof typeof parts
export const partNames = Object.keys(parts) as Part[]

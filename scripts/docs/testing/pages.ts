import { readdirSync, readFileSync } from 'node:fs'
import GithubSlugger from 'github-slugger'
import { lexer, type Token, type Tokens, walkTokens } from 'marked'
import { fromRoot } from '../../shop/layout.ts'

/** A Markdown page of the repository, taken apart. */
export interface DocumentPage {
  /** From the root, with slashes. */
  path: string
  tokens: Token[]
}

function page(path: string): DocumentPage {
  return { path, tokens: lexer(readFileSync(fromRoot(path), 'utf8')) }
}

/** Every document of the project that people read. */
export function documentPages(): DocumentPage[] {
  const inDocs = readdirSync(fromRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
  const atRoot = readdirSync(fromRoot()).filter((name) => name.endsWith('.md'))
  return [...atRoot, ...inDocs].map(page)
}

/** All tokens of a page, those inside others too. */
function tokensOf({ tokens }: DocumentPage): Token[] {
  const all: Token[] = []
  walkTokens(tokens, (token) => {
    all.push(token)
  })
  return all
}

export function linksOf(page: DocumentPage): string[] {
  return tokensOf(page)
    .filter((token): token is Tokens.Link | Tokens.Image => token.type === 'link' || token.type === 'image')
    .map(({ href }) => href)
}

/** The anchors that GitHub gives the page's headings. */
export function anchorsOf(page: DocumentPage): Set<string> {
  const slugger = new GithubSlugger()
  const headings = tokensOf(page).filter((token): token is Tokens.Heading => token.type === 'heading')
  return new Set(headings.map(({ text }) => slugger.slug(text.replaceAll('`', ''))))
}

const programs = /^(npm|npx|gcloud|git|cp|curl) /
/** Set for one command: `STRIPE_SECRET_KEY=sk_test_... npm test`. */
const settings = /^([A-Z_]+=\S+ +)+/

/** The lines of a page's blocks that are marked as shell commands. */
export function shellLinesOf(page: DocumentPage): string[] {
  return tokensOf(page)
    .filter((token): token is Tokens.Code => token.type === 'code' && token.lang === 'sh')
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.trim().replace(settings, ''))
    .filter((line) => line !== '')
}

/** The command lines of a page, in its blocks of code and within its sentences. */
export function commandsOf(page: DocumentPage): string[] {
  return (
    tokensOf(page)
      .flatMap((token) => {
        if (token.type === 'codespan') return [String(token.text)]
        if (token.type === 'code') return String(token.text).split('\n')
        return []
      })
      .map((line) => line.trim().replace(settings, ''))
      // A sentence may name a program without a whole command.
      .filter((line) => programs.test(line) && !/^(npm run|npx firebase)$|\*/.test(line))
  )
}

/** A command line in its words, as a shell splits it. */
export function wordsOf(line: string): string[] {
  const words = line.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? []
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'))
}

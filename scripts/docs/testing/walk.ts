import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { fromRoot } from '../../shop/layout.ts'

const contract = '@wood-master/contract/'

/** Files of ours that a file imports for more than types. */
function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(fromRoot(file), 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || isOfTypes(statement.importClause)) return []
    const specifier = (statement.moduleSpecifier as ts.StringLiteral).text
    if (specifier.startsWith(contract)) return [`contract/src/${specifier.slice(contract.length)}.ts`]
    if (specifier.startsWith('#')) return [`web/src/${specifier.slice(1)}`]
    return specifier.startsWith('.') ? [normalize(join(dirname(file), specifier))] : []
  })
}

function isOfTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return clause !== undefined
  const { name, namedBindings } = clause
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : []
  return !name && named.length > 0 && named.every(({ isTypeOnly }) => isTypeOnly)
}

/** The files that are reached from these by imports, themselves included; `leftOut` ends a way. */
export function reachedFrom(files: readonly string[], leftOut: (file: string) => boolean): string[] {
  const reached = new Set(files)
  for (const file of reached) {
    for (const next of importsOf(file)) {
      if (/\.tsx?$/.test(next) && existsSync(fromRoot(next)) && !leftOut(next)) reached.add(next)
    }
  }
  return [...reached].toSorted()
}

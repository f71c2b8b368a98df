import type { Rule } from 'eslint'

export const textsOutsideCatalogue: Rule.RuleModule

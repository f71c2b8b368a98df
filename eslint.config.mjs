import parser from '@typescript-eslint/parser'
import regexp from 'eslint-plugin-regexp'
import { textsOutsideCatalogue } from './scripts/lint/texts-outside-catalogue.mjs'

/** Code that is not part of the shop. */
const tests = ['**/*.test.{ts,tsx}', 'functions/{test,testing}/**', 'web/src/testing/**']

/** Read by those who build and run the shop: samples, parameters, logs, the offline stand-in for Google's accounts. */
const forBuilders = [
  'functions/{build,build.mjs}/**',
  'functions/src/{config,runtime}.ts',
  'contract/src/{access,examples,openapi}.ts',
  'contract/src/calls/**',
  // The languages have their own names, and the columns of files the names that programs look for.
  'contract/src/{locale,product-columns}.ts',
  // So have the columns of lists that people paste.
  'functions/src/domain/cart/read-order-list.ts',
  // What is stored or sent to machines stays as it is.
  'functions/src/data/firestore-removals.ts',
  'functions/src/domain/catalog/product.ts',
  'functions/src/domain/mail/mail-of.ts',
  'functions/src/domain/log.ts',
  'functions/src/http/feeds.ts',
  'functions/src/search/grammar.ts',
  'functions/src/http/pipeline/access.ts',
  'functions/src/mails/look.ts',
  'functions/**/testing/**',
  'web/{build,vite*}/**',
  'web/*.ts',
  'web/src/features/auth/offline-account-chooser.tsx',
  'web/src/config/shop.ts',
]

/** Only what Biome has no rule for: regular expressions whose time grows faster than the text they meet, and texts in code. */
export default [
  // What is built lies beside its source.
  { ignores: ['functions/{lib,pages}/**', 'web/dist/**', '*/src/texts/**'] },
  {
    files: ['{contract,functions,web}/**/*.{ts,tsx}'],
    ignores: tests,
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { regexp },
    linterOptions: { noInlineConfig: true },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      // What is put together where the rules above can't follow it would be checked by nobody.
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "NewExpression[callee.name='RegExp'] > :not(Literal, TemplateLiteral).arguments:first-child, CallExpression[callee.name='RegExp']",
          message: 'Write the expression as a literal or a template of constants.',
        },
        // Arabic pages are mirrored.
        ...['Literal[value', 'TemplateElement[value.cooked'].map((text) => ({
          selector: `${text}=/(^|[ :])-?((scroll-)?[mp][lr]-[\\w[]|(left|right)-(\\d|\\[|auto|full|px))|(^|[ :])(text-(left|right)|(rounded|border)-([lr]|[tb][lr])(-\\w+)?)( |$)/]`,
          message: 'Say start and end instead of left and right.',
        })),
      ],
    },
  },
  {
    files: ['{contract,functions,web}/**/*.{ts,tsx}'],
    ignores: [...tests, ...forBuilders],
    plugins: { texts: { rules: { 'outside-catalogue': textsOutsideCatalogue } } },
    rules: { 'texts/outside-catalogue': 'error' },
  },
]

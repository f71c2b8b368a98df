import parser from '@typescript-eslint/parser'
import regexp from 'eslint-plugin-regexp'
import { textsOutsideCatalogue } from './scripts/lint/texts-outside-catalogue.mjs'

/** Code that is not part of the shop. */
const tests = ['**/*.test.{ts,tsx}', 'functions/{test,testing}/**', 'web/src/testing/**']

/** Where texts still stand in code; this list only gets shorter. */
const notYetInCatalogue = [
  'contract/**',
  'functions/src/domain/payments/payment-alert.ts',
  'functions/src/domain/reconciliation/**',
  'functions/src/http/seen-product.ts',
  'functions/src/mails/**',
]

/** Read by those who build and run the shop: samples, parameters, logs, the offline stand-in for Google's accounts. */
const forBuilders = [
  'functions/{build,build.mjs}/**',
  'functions/src/{config,runtime}.ts',
  // What is stored or sent to machines stays as it is.
  'functions/src/data/firestore-removals.ts',
  'functions/src/domain/catalog/product.ts',
  'functions/src/domain/mail/mail-of.ts',
  'functions/src/domain/log.ts',
  'functions/src/http/feeds.ts',
  'functions/src/http/pipeline/{access,authenticate}.ts',
  'functions/**/testing/**',
  'web/{build,vite*}/**',
  'web/*.ts',
  'web/src/app/documents/sample-pages.tsx',
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
      ],
    },
  },
  {
    files: ['{contract,functions,web}/**/*.{ts,tsx}'],
    ignores: [...tests, ...notYetInCatalogue, ...forBuilders],
    plugins: { texts: { rules: { 'outside-catalogue': textsOutsideCatalogue } } },
    rules: { 'texts/outside-catalogue': 'error' },
  },
]

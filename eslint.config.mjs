import parser from '@typescript-eslint/parser'
import regexp from 'eslint-plugin-regexp'

/** Only what Biome has no rule for: regular expressions whose time grows faster than the text they meet. */
export default [
  // What is built lies beside its source.
  { ignores: ['functions/{lib,pages}/**', 'web/dist/**'] },
  {
    files: ['{contract,functions,web}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'functions/{test,testing}/**', 'web/src/testing/**'],
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
]

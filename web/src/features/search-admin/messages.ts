export const messages = {
  title: 'Search words',
  intro:
    'Customers call things by other names. Who types the words on the left is also shown what those on the right find.',
  label: 'Synonyms',
  hint: 'One a line: what is typed = what it means. For example: broom handle = dowel',
  save: 'Save',
  saved: 'Synonyms saved',
  badLine: (line: number) => `Line ${line} needs words on both sides of one equals sign.`,
} as const

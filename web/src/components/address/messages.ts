export const messages = {
  country: 'Country',
  chooseCountry: 'Choose a country',
  countryRequired: 'Country is required',
  chooseRegion: 'Choose one',
  phone: 'Phone number',
  phoneHint: 'For the carrier, if something is unclear.',
  taxNumber: 'Tax number',
  taxNumberHint: 'For companies: VAT, MVA or the like, with the country’s letters.',
  optional: 'optional',
} as const

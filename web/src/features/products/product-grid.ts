export const productGridClass = (columns: 3 | 4 = 3): string =>
  `grid gap-3 min-[22rem]:grid-cols-2 sm:gap-6 ${columns === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`

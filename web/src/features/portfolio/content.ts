export const portfolio = {
  name: 'Alder & Ash Joinery',
  trade: 'Furniture makers and wood turners',
  about:
    'A workshop of four people who build furniture, turn parts for other makers, and try every tool that the shop sells before it goes on sale.',
  contact: [
    { label: 'Email', value: 'workshop@wood-master.test', href: 'mailto:workshop@wood-master.test' },
    { label: 'Phone', value: '+1 555 0134', href: 'tel:+15550134' },
    { label: 'Workshop', value: '12 Sawmill Lane, Riverton' },
  ],
  education: [
    {
      years: '1999 – 2002',
      title: 'Apprenticeship in joinery',
      place: 'Riverton Guild of Joiners',
    },
    {
      years: '2003 – 2004',
      title: 'Certificate in wood turning',
      place: 'Northern School of Crafts',
    },
    {
      years: '2009',
      title: 'Master craftsman, with a tool chest of cherry and ash as the masterpiece',
      place: 'Riverton Guild of Joiners',
    },
  ],
  projects: [
    {
      name: 'A library ladder on brass rails',
      text: 'Ash steps, a walnut handrail, and a brake that a child can work.',
      href: 'https://alder-and-ash.example/library-ladder',
    },
    {
      name: 'Forty chairs for a concert hall',
      text: 'Steam-bent backs and turned legs, all from one stand of beech.',
      href: 'https://alder-and-ash.example/concert-chairs',
    },
    {
      name: 'The travelling tool chest',
      text: 'Hand-cut dovetails, made to be pulled by a bicycle.',
      href: 'https://alder-and-ash.example/tool-chest',
    },
  ],
} as const

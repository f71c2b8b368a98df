/** The texts of the home page; the statistics are spelled as specified. */
export const messages = {
  welcome: 'Welcome to Wood-Master',
  headline: 'Good parts and sharp tools, made to be worked with.',
  pitch:
    'We turn, saw and plane the parts that furniture is made of, and the tools to fit them. Wholesale and retail shop owners everywhere order from us by the piece or by the pallet, and we ship worldwide.',
  getStarted: 'Get Started',
  statisticsTitle: 'How we running our business',
  statistics: [
    { count: '400+', name: 'Prorgressive Report' },
    { count: '50+', name: 'Products' },
    { count: '900+', name: 'Customer Review' },
    { count: '2700+', name: 'SuccessFull Delivery' },
  ],
  journeyTitle: 'Our Journey',
  journey: [
    'We provide all types of carpentry parts, with over 20 years of experience. It began with one lathe, a stack of air-dried oak and table legs for the joiner next door.',
    'Today the same people choose the boards, set up the machines and check every crate before it leaves. What does not pass inspection does not get our stamp.',
  ],
} as const

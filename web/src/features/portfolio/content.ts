import * as m from '#texts/portfolio.ts'
export const portfolio = {
  name: m.alderAshJoinery(),
  trade: m.furnitureMakersAndWoodTurners(),
  about: m.aWorkshopOfFourPeople(),
  contact: [
    { label: m.email(), value: 'workshop@wood-master.test', href: 'mailto:workshop@wood-master.test' },
    { label: m.phone(), value: '+1 555 0134', href: 'tel:+15550134' },
    { label: m.workshop(), value: '12 Sawmill Lane, Riverton' },
  ],
  education: [
    {
      years: '1999 – 2002',
      title: m.apprenticeshipInJoinery(),
      place: m.rivertonGuildOfJoiners(),
    },
    {
      years: '2003 – 2004',
      title: m.certificateInWoodTurning(),
      place: m.northernSchoolOfCrafts(),
    },
    {
      years: '2009',
      title: m.masterCraftsmanWithATool(),
      place: m.rivertonGuildOfJoiners(),
    },
  ],
  projects: [
    {
      name: m.aLibraryLadderOnBrass(),
      text: m.ashStepsAWalnutHandrail(),
      href: 'https://alder-and-ash.example/library-ladder',
    },
    {
      name: m.fortyChairsForAConcert(),
      text: m.steamBentBacksAndTurned(),
      href: 'https://alder-and-ash.example/concert-chairs',
    },
    {
      name: m.theTravellingToolChest(),
      text: m.handCutDovetailsMadeTo(),
      href: 'https://alder-and-ash.example/tool-chest',
    },
  ],
} as const

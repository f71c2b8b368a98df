import { countOf } from '#lib/text/count.ts'

export const moderationMessages = {
  title: 'Manage Reviews',
  intro:
    'A hidden review disappears from the home page, within a minute or two for everybody. Its author gets a mail with the reason.',
  noneYet: 'No reviews yet',
  noneYetText: 'Reviews of customers appear here.',
  noneHidden: 'No hidden reviews',
  noneHiddenText: 'Reviews that an admin hides appear here, and can be shown again.',
  hideTitle: 'Hide this review?',
  hideText: 'Only admins will see it, and they can show it again. Its author gets your reason by mail.',
  hide: 'Hide review',
  hidden: 'Review hidden',
  showTitle: 'Show this review again?',
  showText: 'Everybody will be able to read it.',
  show: 'Show review',
  shown: 'Review shown again',
  reviewBy: (name: string) => `The review by ${name}`,
  hideMany: 'Hide',
  hideManyText:
    'Only admins will see them, and they can show them again. Their authors get your reason by mail.',
  showMany: 'Show',
  moderated: (count: number, hidden: boolean) =>
    `${countOf(count, 'review')} ${hidden ? 'hidden' : 'shown again'}.`,
  /** The reason on record when a decision about several is taken back. */
  undoReason: 'Taken back by the admin who decided it',
} as const

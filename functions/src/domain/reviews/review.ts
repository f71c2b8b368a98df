export interface Review {
  id: string
  uid: string
  email: string
  /** The reviewer's displayed name when the review was written. */
  name: string
  rating: number
  text: string
  createdAt: Date
}

/** Public lists mask emails: `shopper@wood-master.test` becomes `s•••@wood-master.test`. */
export function maskedEmail(email: string): string {
  const [first = ''] = email
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`
}

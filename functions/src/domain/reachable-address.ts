/** True for an address that a header can carry as it stands and a mail can reach; `o'brien@…` is one. */
export function canBeReached(email: string): boolean {
  return (
    email.length <= 254 &&
    /^[^\s@,;:<>()"[\]\\\p{C}]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z0-9-]{2,}$/u.test(email) &&
    !email.endsWith('.invalid')
  )
}

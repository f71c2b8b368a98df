export interface Account {
  email: string
  password: string
}

/** The accounts of the stored shop. */
export const accounts = {
  admin: { email: 'admin@wood-master.test', password: 'admin-secret' },
  shopper: { email: 'shopper@wood-master.test', password: 'shopper-secret' },
  wholesale: { email: 'wholesale@wood-master.test', password: 'wholesale-secret' },
} as const satisfies Record<string, Account>

export interface Account {
  uid: string
  email: string
  role?: 'admin'
  name?: string
  img?: string
  education?: string
  location?: string
  phone?: string
  linkedin?: string
  createdAt: Date
  promotedBy?: string
}

/** Who the identity provider says that somebody is. */
export interface Identity {
  uid: string
  email: string
  name?: string
  picture?: string
}

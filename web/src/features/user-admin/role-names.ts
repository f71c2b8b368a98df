import * as m from '#texts/user-admin.ts'

export const roleNames = {
  admin: m.admin(),
  packer: m.packer(),
  bookkeeper: m.bookkeeper(),
  support: m.support(),
}

/** The limits that documents know; `limits.ts` has all of them. Free of any library: pages import it. */
export const documentLimits = {
  /** Highest price of a product and of a whole order, in major units (dollars): what a card charge can carry. */
  maxPrice: 999_999.99,
  maxQuantity: 1_000_000,
  categoryLength: 60,
  materialLength: 60,
  cartLines: 100,
  passwordMin: 6,
  emailLength: 254,
  searchLength: 80,
} as const

/** An email in lower case, as the register form takes it and the shop: a form that took more would make accounts that the shop refuses. */
export const emailPattern = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

/** What can be an id: it stands in paths of the API and of the database, which keeps `__…__` for itself. */
export const idPattern = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/

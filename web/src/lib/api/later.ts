/** Lets a loader answer before its data is there. Whoever shows the data meets a failure; until then it is not news. */
export function later<Data>(data: Promise<Data>): Promise<Data> {
  data.catch(() => undefined)
  return data
}

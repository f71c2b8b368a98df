/**
 * A port that is loaded when one of its methods is first called, so that a request which does not need it does not wait
 * for it. Every method answers a promise then.
 */
export function onFirstUse<Port extends object>(load: () => Promise<Port>): Port {
  let loading: Promise<Port> | undefined
  const call =
    (name: string) =>
    async (...parameters: unknown[]) => {
      loading ??= load()
      const port = await loading
      const method: unknown = Reflect.get(port, name)
      if (typeof method !== 'function') throw new TypeError(`There is no method ${name}.`)
      return method.apply(port, parameters)
    }
  return new Proxy({} as Port, {
    // Without `then`, or awaiting the port would call it.
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? call(name) : undefined),
  })
}

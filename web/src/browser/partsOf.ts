type Fetch<Part> = () => Promise<{ default: Part }>

/**
 * For components that come together, in one file.
 *
 * @param fetchAll imports a module that names them
 * @returns by name what `useLazyComponent` takes: the same function each time, by
 * which it knows what has come
 */
export function partsOf<Parts extends object>(fetchAll: () => Promise<Parts>) {
  const fetchers: { [Name in keyof Parts]?: Fetch<Parts[Name]> } = {}
  return <Name extends keyof Parts>(name: Name): Fetch<Parts[Name]> =>
    (fetchers[name] ??= async () => ({ default: (await fetchAll())[name] }))
}

type Parts = typeof import('./sharerParts')

type Fetch<Name extends keyof Parts> = () => Promise<{ default: Parts[Name] }>

export const fetchSharerParts = (): Promise<Parts> => import('./sharerParts')

const fetchers = new Map<string, unknown>()

/**
 * @returns what `useLazyComponent` takes, for one component of the sharer's page:
 * the same function each time, by which it knows what has come
 */
export function fetchSharerPart<Name extends keyof Parts>(
  name: Name
): Fetch<Name> {
  const fetch = async () => ({ default: (await fetchSharerParts())[name] })
  const known = fetchers.get(name) ?? fetch
  fetchers.set(name, known)
  return known as Fetch<Name>
}

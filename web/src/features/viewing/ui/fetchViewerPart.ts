type Parts = typeof import('./viewerParts')

type Fetch<Name extends keyof Parts> = () => Promise<{ default: Parts[Name] }>

export const fetchViewerParts = (): Promise<Parts> => import('./viewerParts')

const fetchers = new Map<string, unknown>()

/**
 * @returns what `useLazyComponent` takes, for one component of the viewer's page:
 * the same function each time, by which it knows what has come
 */
export function fetchViewerPart<Name extends keyof Parts>(
  name: Name
): Fetch<Name> {
  const fetch = async () => ({ default: (await fetchViewerParts())[name] })
  const known = fetchers.get(name) ?? fetch
  fetchers.set(name, known)
  return known as Fetch<Name>
}

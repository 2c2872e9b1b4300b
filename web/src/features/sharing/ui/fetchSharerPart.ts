type Parts = typeof import('./sharerParts')

export const fetchSharerParts = (): Promise<Parts> => import('./sharerParts')

/** @returns what `useLazyComponent` takes, for one component of the sharer's page */
export const fetchSharerPart =
  <Name extends keyof Parts>(name: Name) =>
  async (): Promise<{ default: Parts[Name] }> => ({
    default: (await fetchSharerParts())[name],
  })

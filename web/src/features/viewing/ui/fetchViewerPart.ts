type Parts = typeof import('./viewerParts')

export const fetchViewerParts = (): Promise<Parts> => import('./viewerParts')

/** @returns what `useLazyComponent` takes, for one component of the viewer's page */
export const fetchViewerPart =
  <Name extends keyof Parts>(name: Name) =>
  async (): Promise<{ default: Parts[Name] }> => ({
    default: (await fetchViewerParts())[name],
  })

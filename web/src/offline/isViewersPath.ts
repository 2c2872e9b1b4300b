/** @returns whether the page at this path has the viewer’s colours */
export const isViewersPath = (path: string): boolean =>
  /^\/(?:receive|from)(?:\/|$)/.test(path)

// Hosts read a colon in a path as a placeholder, and Windows has no such files.
export const plainName = (file) => file.replace(/:\w+/, 'link')

/** Where a path that is no file gets an answer 404. */
export const notFoundPage = '404.html'

/**
 * Files that a host needs under another name.
 *
 * @param fallbacks see scripts/headers/fallbacks.mjs
 * @returns from which file to which
 */
export const copies = (fallbacks) =>
  Object.entries(fallbacks).flatMap(([, file]) =>
    !file
      ? [[fallbacks['/'], notFoundPage]]
      : plainName(file) === file
        ? []
        : [[file, plainName(file)]]
  )

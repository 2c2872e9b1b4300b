const tail = (file, segments) => file.split('/').slice(-segments).join('/')

/**
 * @param files paths, possibly repeated
 * @returns for each path its shortest unique suffix
 */
export function fileLabels(files) {
  const paths = [...new Set(files)]
  const isAlone = (label) =>
    paths.filter((path) => path === label || path.endsWith(`/${label}`))
      .length === 1
  const labelOf = (path) =>
    path
      .split('/')
      .map((_, index) => tail(path, index + 1))
      .find(isAlone) ?? path
  return new Map(paths.map((path) => [path, labelOf(path)]))
}

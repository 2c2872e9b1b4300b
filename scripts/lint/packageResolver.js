// ESLint's own module resolver looks for `main`, and does not find packages
// that have only `exports`. ESLint would then not report that such a package is
// missing in package.json. This resolver finds any package by its folder.
const { existsSync } = require('node:fs')
const { createRequire } = require('node:module')
const path = require('node:path')

const packageName = (source) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/')

function manifestOf(source, file) {
  const folders = createRequire(path.resolve(file)).resolve.paths(source) ?? []
  return folders
    .map((folder) => path.join(folder, packageName(source), 'package.json'))
    .find(existsSync)
}

exports.interfaceVersion = 2

exports.resolve = (source, file) => {
  const isPath = /^[./]/.test(source)
  const manifest = isPath ? undefined : manifestOf(source, file)
  return manifest ? { found: true, path: manifest } : { found: false }
}

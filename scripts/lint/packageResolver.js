// Finds any package by its folder. ESLint's own resolver looks for `main`, so
// it does not find packages with only `exports`, and does not report them when
// they are missing in package.json.
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

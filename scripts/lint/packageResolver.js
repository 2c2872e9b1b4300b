// Resolves a package by its folder. ESLint's own resolver looks for `main`. It
// does not find packages that only have `exports`, so it does not report them
// when package.json lacks them.
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

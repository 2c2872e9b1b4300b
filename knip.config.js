const { existsSync } = require('node:fs')
const path = require('node:path')

const importPath = /(['"])((?:src|\.{1,2})\/[^'"\n]+)\1/g

// Redwood resolves the folder `Button` to `Button/Button.tsx`; Knip cannot.
function nameTheFile(text, file) {
  const source = /^.*?[/\\](?:web|api)[/\\]src(?=[/\\])/.exec(file)?.[0]
  if (!source) return text
  return text.replace(importPath, (whole, quote, name) => {
    const folder = name.startsWith('src/')
      ? path.join(source, name.slice('src/'.length))
      : path.resolve(path.dirname(file), name)
    const last = path.basename(folder)
    const hasNamesake = ['.ts', '.tsx'].some((extension) =>
      existsSync(path.join(folder, last + extension))
    )
    return hasNamesake ? `${quote}${name}/${last}${quote}` : whole
  })
}

module.exports = {
  compilers: { ts: nameTheFile, tsx: nameTheFile },
  // Binaries are installed on the machine (scripts/setup/programs.mjs).
  exclude: ['binaries'],
  // Types that appear in the signatures of exports.
  ignoreExportsUsedInFile: { class: true, interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{mjs,ts}',
        'scripts/*/write*.mjs',
        'scripts/**/*.test.mjs',
        'scripts/bench/*.mjs',
        // Separate processes run these files.
        'scripts/bench/signalling/jsonRelay.mjs',
        'scripts/dev/openIdProvider.mjs',
        'scripts/headers/{publishWithHeaders,serveSecuredWeb}.mjs',
        'scripts/image/assemble.mjs',
        'scripts/pages/publish.mjs',
        'scripts/release/buildOlder.mjs',
        'graphql.config.js',
      ],
      project: ['scripts/**/*.{js,mjs,ts,tsx}'],
      // Used by editors (types), by the pages of the benchmarks, and by a
      // script.
      ignoreDependencies: ['eslint', 'graphql-config', 'simple-peer'],
    },
    web: {
      entry: [
        'src/entry.client.tsx',
        'src/{App,Routes}.tsx',
        'src/pages/*/*Page.tsx',
        'src/features/*/ui/*/*Cell.tsx',
        'src/design/design.tsx',
        'src/offline/offline.ts',
        'src/serviceWorker/serviceWorker.ts',
        'src/**/*.test.{ts,tsx}',
        'e2e/**/*.spec.ts',
        'vite/*.ts',
        '{babel,jest.babel,jest.environment}.config.js',
      ],
      project: ['{src,e2e,vite}/**/*.{ts,tsx}'],
      // These plugins report Redwood's presets as undeclared.
      babel: false,
      jest: false,
      // This plugin does not look for types in `typeRoots`.
      typescript: false,
      // `types` is the alias of files that Redwood generates.
      ignoreDependencies: ['babel-plugin-styled-components', 'jest', 'types'],
    },
    api: {
      entry: [
        'src/{doctor,server}.ts',
        'src/functions/**/*.ts',
        'src/{graphql,directives,services,subscriptions}/**/*.ts',
        'src/**/*.test.ts',
        'babel.config.js',
      ],
      project: ['src/**/*.{ts,tsx}'],
      babel: false,
      jest: false,
      // Redwood imports by a pattern with the alias `src`.
      ignoreDependencies: ['jest', 'src', 'types'],
    },
  },
}

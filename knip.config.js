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
  // Scripts start programs that scripts/setup/programs.mjs installs on the
  // machine; no npm package provides them.
  exclude: ['binaries'],
  // Allows exported types that only the signatures of the same file use.
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
      // Editors use the types of graphql-config, the pages of a benchmark load
      // simple-peer, and a script runs eslint.
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
      // Knip's plugins for Babel and Jest report Redwood's presets as
      // undeclared.
      babel: false,
      jest: false,
      // Knip's TypeScript plugin does not look for types in `typeRoots`.
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
      // Redwood imports globs such as `src/services/**/*`; Knip takes `src` for
      // a package.
      ignoreDependencies: ['jest', 'src', 'types'],
    },
  },
}

const { createHash } = require('node:crypto')
const { existsSync, readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')

const features = path.join(__dirname, 'src', 'features')

const exported = /^export \{([^}]*)\} from '\.\/(.+)'$/gm
const all = /^export \* from '\.\/(.+)'$/gm

/**
 * @param room a folder of `features`
 * @param entry `index` or `headless`, the files with a feature's public exports
 * @returns for each exported name, except types: its file, and its name in that
 *   file
 */
function namesOf(room, entry) {
  const text = readFileSync(path.join(features, room, `${entry}.ts`), 'utf8')
  const names = new Map()
  for (const [, other] of text.matchAll(all)) {
    for (const [name, place] of namesOf(room, other)) names.set(name, place)
  }
  for (const [, list, file] of text.matchAll(exported)) {
    for (const each of list.split(',').map((item) => item.trim())) {
      const [imported, name = imported] = each.split(' as ')
      if (!each || each.startsWith('type ')) continue
      names.set(name, { imported, source: `src/features/${room}/${file}` })
    }
  }
  return names
}

const entries = new Map(
  readdirSync(features).flatMap((room) =>
    ['index', 'headless']
      .filter((entry) => existsSync(path.join(features, room, `${entry}.ts`)))
      .map((entry) => [
        `src/features/${room}${entry === 'index' ? '' : `/${entry}`}`,
        namesOf(room, entry),
      ])
  )
)

/**
 * A Babel plugin that imports a name from its own file instead of from the
 * entry of the feature.
 */
function plugin({ types: t }) {
  const nameOf = (specifier) => (specifier.imported ?? specifier.local).name

  const leadTo = ({ imported, source }, { type, local, exported }) => {
    const [original, from] = [t.identifier(imported), t.stringLiteral(source)]
    return type === 'ImportSpecifier'
      ? t.importDeclaration([t.importSpecifier(local, original)], from)
      : t.exportNamedDeclaration(
          null,
          [t.exportSpecifier(original, exported)],
          from
        )
  }

  const direct = (statement) => {
    // Routes.tsx and auth.ts import features by a relative path.
    const source = statement.source?.value.replace(
      /^\.\/features\//,
      'src/features/'
    )
    const names = entries.get(source)
    const kind = statement.importKind ?? statement.exportKind
    if (!names || kind === 'type') return [statement]
    return statement.specifiers
      .filter((each) => each.importKind !== 'type')
      .map((each) => {
        const place = names.get(nameOf(each))
        if (!place) throw new Error(`${source} exports no ${nameOf(each)}`)
        return leadTo(place, each)
      })
  }

  return {
    visitor: {
      Program(program) {
        program.node.body = program.node.body.flatMap(direct)
      },
    },
  }
}

/**
 * Without this plugin, Jest would load a whole feature for each imported name.
 * A test could also not mock a file of a feature, because Redwood's setup loads
 * the routes before the test, and with the routes the whole feature.
 *
 * Jest's cache keys include `version`, so that Jest transforms all files again
 * when this file or the names of an entry have changed.
 */
module.exports = [
  plugin,
  {
    version: createHash('sha1')
      .update(readFileSync(__filename))
      .update(
        JSON.stringify(
          [...entries].map(([entry, names]) => [entry, [...names]])
        )
      )
      .digest('hex'),
  },
]

const { createHash } = require('node:crypto')
const { existsSync, readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')

const features = path.join(__dirname, 'src', 'features')

const exported = /^export \{([^}]*)\} from '\.\/(.+)'$/gm
const all = /^export \* from '\.\/(.+)'$/gm

/** @returns by name where it is, and what it is called there; no types */
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

/** A babel plugin: the names of an entry lead to the files that they come from. */
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

  /** @returns the statements in place of one */
  const direct = (statement) => {
    // Where Redwood starts, it is beside the features.
    const source = statement.source?.value.replace(
      /^\.\/features\//,
      'src/features/'
    )
    const names = entries.get(source)
    const kind = statement.importKind ?? statement.exportKind
    if (!names || kind === 'type') return [statement]
    return statement.specifiers
      .filter((each) => each.importKind !== 'type' && names.has(nameOf(each)))
      .map((each) => leadTo(names.get(nameOf(each)), each))
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
 * For Jest, which would load a whole room with each of its names, and mocks no file
 * of a room that is loaded already: Redwood's setup loads the routes.
 *
 * The version is part of the key of Jest's cache.
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

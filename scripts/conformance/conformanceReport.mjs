import { format, resolveConfig } from 'prettier'

import { fromRoot } from '../setup/root.mjs'

import { fileLabels } from './fileLabels.mjs'
import { wrap } from './wrap.mjs'

const introduction = [
  '# Conformance',
  'What the specification says, where it lives, and which tests prove it. A test carries the key of the clause that it proves in its name: `[§4 call retry]`. The clauses stand in `docs/conformance/*.yaml`; `npm run conformance` writes this page from them and from the names of the tests, and `npm test` fails where a clause has no proving test, where a tag names no clause, and where this page is not current.',
]
  .map((text) => wrap(text))
  .join('\n\n')

const escaped = (text) => text.replace(/[\\`*_<>[\]|]/g, '\\$&')

/**
 * @param sections as returned by readSections()
 * @param tests as returned by provingTests()
 * @returns the page as Markdown
 */
export async function conformanceReport(sections, tests) {
  const clauses = sections.flatMap((section) => section.clauses)
  const labels = fileLabels([
    ...clauses.flatMap(({ files }) => files),
    ...tests.map(({ file }) => file),
  ])
  const page = [
    introduction,
    ...sections.map((section) => sectionOf(section, tests, labels)),
  ].join('\n\n')
  const config = await resolveConfig(fromRoot('docs/conformance.md'))
  return format(page, { ...config, parser: 'markdown' })
}

function sectionOf({ number, title, clauses }, tests, labels) {
  const proofs = clauses.flatMap(({ key }) =>
    tests
      .filter(({ keys }) => keys.includes(key))
      .map(({ file, title }) => ({ key, file, title }))
  )
  const linked = [
    ...clauses.flatMap(({ files }) => files),
    ...proofs.map(({ file }) => file),
  ]
  return [
    `## §${number} ${title}`,
    tableOf(clauses, labels),
    differencesOf(clauses),
    '### Proved by',
    proofs.map((proof) => proofLine(proof, labels)).join('\n'),
    linksTo(linked, labels),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const tableOf = (clauses, labels) =>
  [
    '| clause | the specification says | lives in |',
    '| --- | --- | --- |',
    ...clauses.map(
      ({ key, says, files }) =>
        `| ${key} | ${escaped(says)} | ${files.map((file) => `[${labels.get(file)}]`).join(' ')} |`
    ),
  ].join('\n')

function differencesOf(clauses) {
  const lines = clauses
    .filter(({ differs }) => differs)
    .map(({ key, differs, decisions }) =>
      wrap(
        `- **${key}.** ${escaped(differs)} (${decisions.map(linkToDecision).join(', ')})`
      )
    )
  return lines.length > 0 && `### Met differently\n\n${lines.join('\n')}`
}

const linkToDecision = ({ number, file }) =>
  `decision [${number}](${file.replace(/^docs\//, '')})`

const proofLine = ({ key, file, title }, labels) =>
  wrap(`- **${key}:** ${escaped(title)} [${labels.get(file)}]`)

const linksTo = (files, labels) =>
  [...new Set(files)]
    .sort()
    .map((file) => `[${labels.get(file)}]: ../${file}`)
    .join('\n')

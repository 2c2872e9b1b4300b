import { format, resolveConfig } from 'prettier'

import { fromRoot } from '../setup/root.mjs'

/** The path of the index, from the root of the repository. */
export const indexFile = 'docs/decisions/README.md'

/**
 * Numbers that were never used. They stay free, so that a number always means
 * the same decision.
 */
export const unusedNumbers = [39, 40, 57, 59, 63, 80, 96]

/** Those of the picture, in whose place docs/picture.md stands; git has them. */
const numbersOfThePicture = [
  17, 25, 26, 42, 71, 72, 73, 74, 75, 86, 87, 89, 98, 99, 100, 101, 102, 103,
  104,
]

const introduction = `# Decisions

Why things are as they are, one decision a file: what was needed, what was decided, what else was
tried, and what follows. A later decision says under its status which earlier one it changes; read
both. \`node scripts/decisions/writeIndex.mjs\` writes this page from the files.`

const inWords = (numbers) =>
  `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`

function statusOf({ status, supersededBy }, decisions) {
  if (!supersededBy) return status.toLowerCase()
  const { name } = decisions.find(({ number }) => number === supersededBy)
  return `${status.toLowerCase()} by [${supersededBy}](${name})`
}

function row(decision, decisions) {
  const { number, title, name, date } = decision
  return `| ${number} | [${title}](${name}) | ${statusOf(decision, decisions)} | ${date} |`
}

/**
 * @param decisions as returned by readDecisions()
 * @returns the index of all decisions as Markdown
 */
export async function decisionsIndex(decisions) {
  const page = [
    introduction,
    [
      '| number | decision | status | date |',
      '| --- | --- | --- | --- |',
      ...decisions.map((decision) => row(decision, decisions)),
    ].join('\n'),
    `The numbers ${inWords(unusedNumbers)} were never used, and stay free.

[The page about the picture](../picture.md) stands in the place of ${inWords(numbersOfThePicture)}.`,
  ].join('\n\n')
  const config = await resolveConfig(fromRoot(indexFile))
  return format(page, { ...config, parser: 'markdown' })
}

import { format, resolveConfig } from 'prettier'

import { fromRoot } from '../setup/root.mjs'

/** The path of the index, from the root of the repository. */
export const indexFile = 'docs/decisions/README.md'

/**
 * The highest number that was ever used. Numbers are not used again, so that a
 * number in an old commit always means the same decision.
 */
const lastRetiredNumber = 104

const introduction = `# Decisions

Choices that somebody could want to reverse, one a file: what was needed, what was decided, what else
was considered, and what follows. How things work is in [the pages of docs](../README.md); a decision
that only describes moves there, and its file is deleted. \`node scripts/decisions/writeIndex.mjs\`
writes this page from the files.`

function statusOf({ status, supersededBy }, decisions) {
  if (!supersededBy) return status.toLowerCase()
  const { name } = decisions.find(({ number }) => number === supersededBy)
  return `${status.toLowerCase()} by [${supersededBy}](${name})`
}

const nextNumber = (decisions) =>
  1 + Math.max(lastRetiredNumber, ...decisions.map(({ number }) => number))

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
    `The next number is ${nextNumber(decisions)}. Numbers that are missing here are not used again; git has their files.`,
  ].join('\n\n')
  const config = await resolveConfig(fromRoot(indexFile))
  return format(page, { ...config, parser: 'markdown' })
}

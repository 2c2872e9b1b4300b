import { readdirSync, readFileSync } from 'node:fs'

import { fromRoot } from '../setup/root.mjs'

const folder = 'docs/decisions'

/**
 * @param name a file name such as `0004-no-database.md`
 * @param text its Markdown
 * @returns number, title, status, date and the number of the decision that
 * supersedes it, or null; missing fields are undefined
 */
export function parseDecision(name, text) {
  const [, number, title] = text.match(/^# (\d+)\. (.+)\n/) ?? []
  const [, status, by, date] =
    text.match(
      /^\*\*Status\.\*\* (Accepted|Superseded)(?: by \[decision (\d+)\]\([^)]+\))?, (\d{4}-\d{2}-\d{2})\./m
    ) ?? []
  return {
    ...{ name, number: Number(number), title, status, date },
    supersededBy: by ? Number(by) : null,
  }
}

/**
 * @returns every decision of docs/decisions by number, as returned by
 * parseDecision(), with its text
 */
export const readDecisions = () =>
  readdirSync(fromRoot(folder))
    .filter((name) => /^\d/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(fromRoot(folder, name), 'utf8')
      return { ...parseDecision(name, text), text }
    })

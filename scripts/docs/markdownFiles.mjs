import { readdirSync } from 'node:fs'

import { fromRoot } from '../setup/root.mjs'

// Installed, built and temporary files are not checked.
const foreign = [
  '.git',
  '.redwood',
  '.yarn',
  'dist',
  'node_modules',
  'test-results',
]

const isOurs = ({ name }) => !foreign.includes(name)

function markdownIn(folder) {
  return readdirSync(fromRoot(folder), { withFileTypes: true })
    .filter(isOurs)
    .flatMap((entry) => {
      const file = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) return markdownIn(file)
      return entry.isFile() && file.endsWith('.md') ? [file] : []
    })
}

/** @returns the path of every Markdown file of the repository, from its root, sorted */
export const markdownFiles = () => markdownIn('').sort()

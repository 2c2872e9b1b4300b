import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { parse } from 'acorn'

import { inlineScripts } from './headers/describeBuild.mjs'
import { fromRoot } from './setup/root.mjs'
import { levelOf, problemsIn } from './syntax.mjs'

/**
 * The files that an old Node reads before the api can report that Node is too
 * old: the entry, and the files that the entry's first import loads.
 *
 * @param entry path of the built api's entry
 */
function readByOldNode(entry) {
  const found = [entry]
  const [first] = required(entry)
  for (const waiting = [first]; waiting.length > 0; ) {
    const file = waiting.pop()
    found.push(file)
    waiting.push(...required(file).filter((path) => !found.includes(path)))
  }
  return found
}

/** The local modules that a file requires, in order. */
const required = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/\brequire\("(\.[^"]+)"\)/g)]
    .filter(([, path]) => !path.endsWith('.json'))
    .map(([, path]) => `${join(dirname(file), path)}.js`)

const inDist = (...names) => fromRoot('web', 'dist', ...names)
const read = (...names) => readFileSync(inDist(...names), 'utf8')

const scripts = readdirSync(inDist('assets')).filter((file) =>
  file.endsWith('.js')
)
const problems = scripts.flatMap((file) =>
  problemsIn(read('assets', file), levelOf(file)).map(
    (problem) => `${file}: ${problem}`
  )
)
// Old and new browsers load the same service worker and offline page.
const offlineScripts = inlineScripts(read('offline.html'))
for (const code of [read('serviceWorker.js'), ...offlineScripts]) {
  problems.push(...problemsIn(code, 'legacy'))
}
// Only very old browsers run this script.
parse(read('too-old.js'), { ecmaVersion: 5 })
// Node 10 and later must be able to parse these files.
for (const file of readByOldNode(fromRoot('api', 'dist', 'server.js'))) {
  problems.push(...problemsIn(readFileSync(file, 'utf8'), 'oldNode'))
}

if (!scripts.some((file) => levelOf(file) === 'legacy')) {
  problems.push('There is no second set of files for older browsers.')
}
problems.forEach((problem) => console.log(problem))
console.log(`${scripts.length} scripts read, ${problems.length} problems.`)
process.exitCode = problems.length ? 1 : 0

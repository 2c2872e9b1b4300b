import { nodeVersionProblem } from './setup/nodeVersion.mjs'

const problem = nodeVersionProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}

// Imported dynamically, because an old Node cannot even parse the rest.
Promise.all([import('./check/check.mjs'), import('./check/steps.mjs')]).then(
  ([{ check }, { tests, rehearsals }]) => {
    const [list, ...args] = process.argv.slice(2)
    return check(args, list === 'rehearse' ? rehearsals : tests)
  }
)

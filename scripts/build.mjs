import { nodeVersionProblem } from './setup/nodeVersion.mjs'

const problem = nodeVersionProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}

// Imported dynamically, because an old Node cannot even parse the rest.
import('./build/build.mjs').then(({ build }) => build())

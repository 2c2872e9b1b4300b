// Runs the tasks of `npm run`: node scripts/run.mjs build | start | setup |
// test | translate | rehearse
import { nodeVersionProblem } from './setup/nodeVersion.mjs'

const problem = nodeVersionProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}

const [task, ...args] = process.argv.slice(2)
const check = (list) =>
  Promise.all([import('./check/check.mjs'), import('./check/steps.mjs')]).then(
    ([{ check }, steps]) => check(args, steps[list])
  )
// Tasks are imported on demand, because an old Node cannot parse these files.
const tasks = {
  build: () => import('./build/build.mjs').then(({ build }) => build()),
  setup: () => import('./setup/setup.mjs').then(({ setup }) => setup()),
  start: () => import('./dev/start.mjs').then(({ start }) => start()),
  test: () => check('tests'),
  translate: () =>
    import('./languages/translate.mjs').then(({ translate }) =>
      translate(args)
    ),
  rehearse: () => check('rehearsals'),
}
tasks[task]()

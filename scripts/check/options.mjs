import { Problem } from '../setup/problem.mjs'

const option = /^--(only|skip)=(.+)$/

// `--only=lint,e2e` and `--skip=e2e` select steps by name.
export function chooseSteps(args, names) {
  const chosen = { only: names, skip: [] }
  for (const arg of args) {
    const [, kind, list] = option.exec(arg) ?? []
    const unknown = list?.split(',').filter((name) => !names.includes(name))
    if (!kind || unknown.length) {
      throw new Problem(
        `${arg} is not understood. Use --only=… or --skip=… with names of steps: ${names.join(', ')}.`
      )
    }
    chosen[kind] = list.split(',')
  }
  return names.filter(
    (name) => chosen.only.includes(name) && !chosen.skip.includes(name)
  )
}

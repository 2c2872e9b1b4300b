// Neighbours with a lane are one group: each of them uses one core.
const groupsOf = (steps) =>
  steps.reduce((groups, step) => {
    const last = groups.at(-1)
    const isBeside = step.lane && last?.at(-1).lane
    if (isBeside) last.push(step)
    else groups.push([step])
    return groups
  }, [])

async function inTurn(steps, run) {
  for (const step of steps) await run(step)
}

// Runs the steps in their order, the lanes of a group beside each other. `run`
// is told whether nothing else runs meanwhile.
export async function inLanes(steps, run) {
  for (const group of groupsOf(steps)) {
    const lanes = [...new Set(group.map(({ lane }) => lane))]
    const isAlone = lanes.length === 1
    await Promise.all(
      lanes.map((lane) =>
        inTurn(
          group.filter((step) => step.lane === lane),
          (step) => run(step, isAlone)
        )
      )
    )
  }
}

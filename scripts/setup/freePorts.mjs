import { connect } from 'node:net'

const loopbacks = ['127.0.0.1', '::1']

// If anything answers, the port is in use, whichever address it was bound to.
export const answers = (host, port) =>
  new Promise((resolve) => {
    const socket = connect({ host, port })
    const settle = (answered) => () => {
      socket.destroy()
      resolve(answered)
    }
    socket.once('connect', settle(true)).once('error', settle(false))
  })

export async function isTaken(port) {
  const answered = await Promise.all(
    loopbacks.map((host) => answers(host, port))
  )
  return answered.includes(true)
}

export async function takenPortsAdvice(ports) {
  const advice = []
  for (const [side, port] of Object.entries(ports)) {
    if (await isTaken(port)) {
      advice.push(
        `Port ${port}, which the ${side} side needs, is taken by another program.`,
        `Stop that program (\`lsof -i :${port}\` names it) or change the port under [${side}] in redwood.toml.`
      )
    }
  }
  return advice.join('\n')
}

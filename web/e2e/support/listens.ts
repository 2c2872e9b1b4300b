import { connect } from 'node:net'

export async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isListening = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  socket.destroy()
  return isListening
}

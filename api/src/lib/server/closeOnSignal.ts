import type { FastifyInstance } from 'fastify'

/** Long enough for every response except an open stream. */
const drainMs = 3000
const deadlineMs = 4500

/**
 * Ends the process after Ctrl-C, SIGTERM or the loss of its parent process. The
 * server closes sockets with 1012 (Service Restart), answers requests, and cuts
 * streams after 3 s. Calls exit, because PeerServer's timers would keep the
 * process alive.
 */
export function closeOnSignal(
  server: Pick<FastifyInstance, 'close' | 'log' | 'server'>
) {
  const close = async () => {
    setTimeout(() => server.server.closeAllConnections(), drainMs)
    setTimeout(() => process.exit(1), deadlineMs)
    server.log.info('The api is closing.')
    await server.close()
    server.log.info('The api has closed.')
    process.exit(0)
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
  process.once('disconnect', close)
}

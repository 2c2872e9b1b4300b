const deadlineMs = 1500

/**
 * Ends the process soon after Ctrl-C, SIGTERM or the loss of the process that
 * watches over this one, so that the port is free again. Exiting is needed:
 * PeerServer's timers would keep the process alive.
 */
export const closeOnSignal = (server: { close(): PromiseLike<unknown> }) => {
  const close = async () => {
    setTimeout(() => process.exit(1), deadlineMs)
    await server.close()
    process.exit(0)
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
  process.once('disconnect', close)
}

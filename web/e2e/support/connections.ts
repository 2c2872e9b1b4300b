declare global {
  interface Window {
    connections?: RTCPeerConnection[]
  }
}

/**
 * Stores connections in `window.connections`. Call it before the page opens.
 */
export async function watchConnections(
  target: {
    addInitScript(
      inPage: (arg: boolean) => void,
      arg: boolean
    ): Promise<unknown>
  },
  { relayOnly = false } = {}
): Promise<void> {
  await target.addInitScript((isRelayOnly) => {
    const connections: RTCPeerConnection[] = (window.connections = [])
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(config?: RTCConfiguration) {
        const iceTransportPolicy = isRelayOnly ? 'relay' : 'all'
        super({ ...config, iceTransportPolicy })
        connections.push(this)
      }
    }
  }, relayOnly)
}

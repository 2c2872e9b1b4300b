import type { Page } from '@playwright/test'

declare global {
  interface Window {
    connections?: RTCPeerConnection[]
  }
}

/** Must come before the page is opened: keeps its connections in `window.connections`. */
export async function watchConnections(
  target: Pick<Page, 'addInitScript'>,
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

import type { Page, WebSocketRoute } from '@playwright/test'

import { withoutHelperWindow } from './panel'

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

/**
 * Gives a test the WebSocket between a page and the signalling server. Call it
 * before the page opens.
 *
 * The page opens no helper window. While Chromium opens one, a debugger pauses
 * the page, and Playwright’s WebSocket loses what it hands to a paused page
 * (measured: `dispatchEvent` calls no listener then). A real WebSocket waits.
 */
export async function routeSignalling(
  page: Page,
  handle: (socket: WebSocketRoute) => void
): Promise<void> {
  await withoutHelperWindow(page)
  await page.routeWebSocket(/\/peerjs\?/, handle)
}

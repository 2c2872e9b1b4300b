import type { Page } from '@playwright/test'

declare global {
  interface Window {
    connections?: RTCPeerConnection[]
  }
}

/** Must come before the page is opened: keeps its connections in sight. */
export async function watchConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connections: RTCPeerConnection[] = []
    window.connections = connections
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        connections.push(this)
      }
    }
  })
}

/** What has arrived over the connections of a page that are open now. */
export interface Received {
  pictureFrames: number
  pictureBytes: number
  soundBytes: number
  soundEnergy: number
}

export function received(page: Page): Promise<Received> {
  return page.evaluate(async () => {
    const sum = {
      pictureFrames: 0,
      pictureBytes: 0,
      soundBytes: 0,
      soundEnergy: 0,
    }
    for (const connection of window.connections ?? []) {
      if (connection.connectionState === 'closed') continue
      const stats = await connection.getStats()
      stats.forEach((entry) => {
        if (entry.type !== 'inbound-rtp') return
        if (entry.kind === 'video') {
          sum.pictureFrames += entry.framesDecoded ?? 0
          sum.pictureBytes += entry.bytesReceived ?? 0
        } else {
          sum.soundBytes += entry.bytesReceived ?? 0
          sum.soundEnergy += entry.totalAudioEnergy ?? 0
        }
      })
    }
    return sum
  })
}

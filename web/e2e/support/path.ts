import type { Page } from '@playwright/test'

/**
 * The candidate pair that ICE has selected, as one side sees it
 * (RTCIceCandidateStats).
 */
export interface Path {
  local: string
  remote: string
  /** how this side reaches the relay: udp, tcp or tls */
  relayProtocol: string
}

/** The path of the latest connection; null while there is none. */
export function chosenPath(page: Page): Promise<Path | null> {
  return page.evaluate(async () => {
    const stats = await window.connections?.at(-1)?.getStats()
    const read = (id: unknown) =>
      (stats?.get(String(id)) ?? {}) as Record<string, string>
    let pairId: string | null = null
    stats?.forEach((entry: { selectedCandidatePairId?: string }) => {
      pairId ??= entry.selectedCandidatePairId ?? null
    })
    if (!pairId) return null
    const { localCandidateId, remoteCandidateId } = read(pairId)
    const local = read(localCandidateId)
    return {
      local: local.candidateType ?? '',
      remote: read(remoteCandidateId).candidateType ?? '',
      relayProtocol: local.relayProtocol ?? '',
    }
  })
}

/**
 * Counts the calls of the page. Other connections test the network, or reserve
 * a transceiver for sound.
 */
export const connectionCount = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      window.connections?.filter(({ localDescription }) => localDescription)
        .length ?? 0
  )

/**
 * Seconds until the TURN credentials of the latest connection expire. A
 * username begins with the expiry (TURN REST API).
 */
export const credentialsSecondsLeft = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { iceServers } = window.connections!.at(-1)!.getConfiguration()
    const [server] = iceServers ?? []
    return parseInt(server?.username ?? '') - Date.now() / 1000
  })

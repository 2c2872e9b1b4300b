import type { UserId } from 'src/domain/invite/userId'

/**
 * What a page keeps of the participant of its last call, so that the next call
 * can be told to be with the same one. It outlives a reload of the page.
 */
export interface ResumptionStore {
  /** @returns the secret agreed on with that participant; null where there is none */
  resumptionSecret(remoteId: UserId): Promise<string | null>
  /** Takes the place of what was kept before. */
  keepResumptionSecret(remoteId: UserId, secret: string): void
}

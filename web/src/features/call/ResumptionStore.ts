import type { UserId } from 'src/features/links'

/**
 * What a page stores about the participant of its last call, so that the next
 * call can be recognised as being with the same one. It survives a reload of
 * the page.
 */
export interface ResumptionStore {
  /**
   * @returns the secret agreed on with that participant; null if there is none
   */
  resumptionSecret(remoteId: UserId): Promise<string | null>
  /** Replaces the stored secret. */
  keepResumptionSecret(remoteId: UserId, secret: string): void
}

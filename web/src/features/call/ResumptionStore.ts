import type { UserId } from 'src/features/links'

/**
 * Storage for the secret that identifies the participant of the last call in
 * the next one. It survives a reload of the page.
 */
export interface ResumptionStore {
  /**
   * @returns the secret agreed on with that participant; null if there is none
   */
  resumptionSecret(remoteId: UserId): Promise<string | null>
  /** Replaces the stored secret. */
  keepResumptionSecret(remoteId: UserId, secret: string): void
}

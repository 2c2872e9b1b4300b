import type { Mask } from 'src/domain/masking/mask'

/** A captured track that others see with some parts painted over. */
export interface MaskedTrackPort {
  /** the one to send and to keep pictures of */
  readonly track: MediaStreamTrack
  /** From the next frame on; one is made at once. */
  change(masks: readonly Mask[]): void
  /** Final; the captured track goes on. */
  stop(): void
}

/**
 * @param source the captured track
 * @param failed called once when no frame can be painted over any more; the
 * track then stands still
 */
export type MakeMaskedTrack = (
  source: MediaStreamTrack,
  masks: readonly Mask[],
  failed: () => void
) => MaskedTrackPort

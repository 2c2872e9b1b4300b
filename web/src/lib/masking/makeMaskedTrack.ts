import { CanvasMaskedTrack } from './CanvasMaskedTrack'
import type { MakeMaskedTrack } from './MaskedTrackPort'
import { WorkerMaskedTrack } from './WorkerMaskedTrack'

/** By the cheapest method available. */
export const makeMaskedTrack: MakeMaskedTrack = (source, masks, failed) =>
  WorkerMaskedTrack.isSupported()
    ? new WorkerMaskedTrack(source, masks, failed)
    : new CanvasMaskedTrack(source, masks, failed)

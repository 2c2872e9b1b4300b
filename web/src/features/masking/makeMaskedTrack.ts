import { canvasShowsWhatIsDrawn } from 'src/features/stage'

import { CanvasMaskedTrack } from './CanvasMaskedTrack'
import type { MakeMaskedTrack } from './MaskedTrackPort'
import { WorkerMaskedTrack } from './WorkerMaskedTrack'

/** Uses the cheapest method that works. Throws if no method works. */
export const makeMaskedTrack: MakeMaskedTrack = (source, cover, stopped) => {
  if (WorkerMaskedTrack.isSupported()) {
    return new WorkerMaskedTrack(source, cover, stopped)
  }
  if (!canvasShowsWhatIsDrawn()) {
    throw new Error('A canvas shows something else')
  }
  return new CanvasMaskedTrack(source, cover, stopped)
}

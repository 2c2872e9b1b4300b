import type { PlaceholderPair } from './encodePlaceholders'
import { KeyFrameRequest } from './KeyFrameRequest'

/**
 * Small frames in place of those of one receiver that are decoded here, so that
 * WebRTC does not decode them a second time (docs/picture.md).
 */
export class Placeholders {
  /** until the next key frame; null leaves frames as they are */
  private pair: PlaceholderPair | null = null
  private ended: (() => void) | null = null
  private readonly keyFrame: KeyFrameRequest

  /** @param pairs by the MIME types of RTP; without one, frames are left as they are */
  constructor(
    private readonly pairs: ReadonlyMap<string, PlaceholderPair>,
    requestKeyFrame: () => void
  ) {
    this.keyFrame = new KeyFrameRequest(requestKeyFrame)
  }

  /** Replaces the frame’s data, unless WebRTC has to decode it. */
  replace(frame: RTCEncodedVideoFrame): void {
    const isKey = frame.type === 'key'
    // Only a key frame can follow frames of another size.
    if (isKey) this.begin(frame)
    const { pair } = this
    if (!pair) return
    this.keyFrame.repeatIfLost()
    frame.data = (isKey ? pair.key : pair.delta).slice(0)
  }

  /** @param ended is called when all further frames are left as they are */
  end(ended: () => void): void {
    this.ended = ended
    if (this.pair) this.keyFrame.make()
    else ended()
  }

  private begin(frame: RTCEncodedVideoFrame): void {
    // Later than TypeScript's declarations.
    const { mimeType = '' } = frame.getMetadata() as { mimeType?: string }
    const isNeeded = this.pair && this.ended
    this.pair = this.ended ? null : (this.pairs.get(mimeType) ?? null)
    if (isNeeded) this.ended?.()
  }
}

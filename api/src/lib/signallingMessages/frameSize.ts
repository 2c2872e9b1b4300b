import type { RelayedFrame } from 'src/lib/signallingMessages/frame'

/** An offer with its SDP takes 3 to 5 KiB; callers may add metadata. */
export const maxFrameBytes = 64 * 1024
/** A PeerJS candidate takes about 300 bytes. */
const maxCandidateFrameBytes = 2 * 1024
/** A control message without a description takes about 100 bytes. */
const maxControlFrameBytes = 1024
/**
 * A `ring-handover` message takes about 1 KiB. It carries the encrypted
 * endpoint of a helper's device.
 */
const maxHandoverFrameBytes = 5 * 1024

/** The maximum size on the wire, in bytes. */
export function maxBytesOf({
  type,
  payload,
}: Pick<RelayedFrame, 'type' | 'payload'>): number {
  if (type === 'CANDIDATE') {
    return maxCandidateFrameBytes
  }
  if (payload.type !== 'kinscreen' || payload.description !== undefined) {
    return maxFrameBytes
  }
  return payload.control === 'ring-handover'
    ? maxHandoverFrameBytes
    : maxControlFrameBytes
}

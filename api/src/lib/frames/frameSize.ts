import type { RelayedFrame } from './frame'

/** An offer with its SDP takes 3 to 5 KiB, and its metadata is the caller's. */
export const maxFrameBytes = 64 * 1024
/** A candidate of PeerJS takes about 300 bytes. */
const maxCandidateFrameBytes = 2 * 1024
/** A control message without a description takes about 100 bytes. */
const maxControlFrameBytes = 1024

/** How large a frame of this kind may be on the wire, in bytes. */
export function maxBytesOf({
  type,
  payload,
}: Pick<RelayedFrame, 'type' | 'payload'>): number {
  if (type === 'CANDIDATE') {
    return maxCandidateFrameBytes
  }
  return payload.type === 'kinscreen' && payload.description === undefined
    ? maxControlFrameBytes
    : maxFrameBytes
}

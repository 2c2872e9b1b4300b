/** Messages as PeerJS and our own pages write them. */

export const offerTo = (
  dst: string,
  connectionId = 'mc_1',
  more: Record<string, unknown> = {}
) => ({
  type: 'OFFER',
  dst,
  payload: {
    sdp: { type: 'offer', sdp: 'v=0' },
    type: 'media',
    connectionId,
    ...more,
  },
})

export const answerTo = (dst: string, connectionId = 'mc_1') => ({
  type: 'ANSWER',
  dst,
  payload: {
    sdp: { type: 'answer', sdp: 'v=0' },
    type: 'media',
    connectionId,
  },
})

export const candidateTo = (dst: string, connectionId = 'mc_1') => ({
  type: 'CANDIDATE',
  dst,
  payload: {
    candidate: {
      candidate: 'candidate:1 1 udp 2122260223 192.0.2.1 54321 typ host',
      sdpMLineIndex: 0,
      sdpMid: '0',
      usernameFragment: 'f00d',
    },
    type: 'media',
    connectionId,
  },
})

/** An offer of a data connection as PeerJS writes it. */
export const dataOfferTo = (
  dst: string,
  more: Record<string, unknown> = {}
) => ({
  type: 'OFFER',
  dst,
  payload: {
    ...offerTo(dst).payload,
    type: 'data',
    connectionId: 'dc_1',
    label: 'dc_1',
    reliable: true,
    serialization: 'binary',
    ...more,
  },
})

export const controlTo = (dst: string, control = 'busy') => ({
  type: 'ANSWER',
  dst,
  payload: { type: 'kinscreen', v: 1, control },
})

export const callFrames = {
  OFFER: offerTo,
  ANSWER: answerTo,
  CANDIDATE: candidateTo,
} as const

import {
  boundBitrate,
  preferCodecs,
  skipSilence,
  turnPixels,
} from './model/sdp'

/**
 * The bandwidth estimate starts at this rate. At Chromium’s own initial
 * estimate of 300 kbit/s, a 1080p key frame takes 1 s (measured).
 */
export const usualStartBps = 8_000_000

/**
 * The minimum of the bandwidth estimate. Otherwise, an outage of 30 s would
 * lower the estimate to Chromium’s own minimum of 30 kbit/s, at which no
 * picture gets through.
 */
const leastKbit = 500

/** The fastest codec to deliver a first full picture (docs/picture.md). */
const wantedCodecs = ['VP8']

/**
 * Adds the bitrate bounds, the preferred codec and DTX (no packets during
 * silence) to every answer before the sharer’s browser applies it. The option
 * `sdpTransform` of PeerJS 1.5.5 changes only the descriptions that PeerJS
 * creates itself.
 *
 * @returns a function that restarts the bandwidth estimate at a bitrate, by
 * applying the same answer again; does nothing during another negotiation
 */
export function tuneAnswers(
  connection: RTCPeerConnection
): (startBps: number) => Promise<void> {
  const set = connection.setRemoteDescription.bind(connection)
  let start = usualStartBps / 1_000
  connection.setRemoteDescription = ({
    type,
    sdp = '',
  }: RTCSessionDescriptionInit) => set({ type, sdp: tuned(sdp, start) })
  return async (startBps) => {
    // Applies only an answer that the browser has already accepted; otherwise a
    // later answer of somebody else could be applied.
    const { currentRemoteDescription: answer, signalingState } = connection
    if (answer?.type !== 'answer' || signalingState !== 'stable') return
    const wanted = Math.round(startBps / 1_000)
    // Chromium ignores an unchanged start bitrate.
    start = wanted === start ? wanted + 1 : wanted
    // The browser queues both calls together, so that no ICE restart comes
    // between them.
    const offered = connection.setLocalDescription()
    const answered = connection.setRemoteDescription(answer)
    await Promise.all([offered, answered]).catch(() =>
      connection.setLocalDescription({ type: 'rollback' })
    )
  }
}

function tuned(sdp: string, start: number): string {
  const preferred = preferCodecs(turnPixels(sdp), wantedCodecs)
  return skipSilence(
    boundBitrate(preferred, { start, least: Math.min(leastKbit, start) })
  )
}

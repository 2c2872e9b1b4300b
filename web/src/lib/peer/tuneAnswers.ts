import { boundBitrate, preferCodecs, skipSilence } from 'src/domain/wire/sdp'

/**
 * The start of Chromium’s bandwidth estimate; from its default of 300 kbit/s a
 * 1080p key frame takes a second (measured). And its minimum: an outage of 30 s
 * lowers it to its default of 30 kbit/s, at which no picture gets through.
 */
const kbitPerSecond = { start: 8_000, least: 500 }

/**
 * docs/decisions/0017: in software, by far the quickest for a first full
 * picture.
 */
const wantedCodecs = ['VP8']

/**
 * Adds our bitrates, and silence that costs nothing, to every answer before the sharer applies it. PeerJS 1.5.5
 * has a hook for its own descriptions only.
 */
export function tuneAnswers(connection: RTCPeerConnection): void {
  const set = connection.setRemoteDescription.bind(connection)
  connection.setRemoteDescription = (description: RTCSessionDescriptionInit) =>
    set({ type: description.type, sdp: tuned(description.sdp ?? '') })
}

function tuned(sdp: string): string {
  const preferred = preferCodecs(sdp, wantedCodecs)
  return skipSilence(boundBitrate(preferred, kbitPerSecond))
}

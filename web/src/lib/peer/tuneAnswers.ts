import { boundBitrate, preferCodecs } from 'src/domain/wire/sdp'

/**
 * Where Chromium’s bandwidth estimate begins; from its own 300 kbit/s a 1080p
 * key frame takes a second (measured). And how low it may fall: an outage of 30 s
 * brings it to its own least of 30 kbit/s, at which no picture comes through.
 */
const kbitPerSecond = { start: 8_000, least: 500 }

/** docs/decisions/0017: in software, the quickest to make a first whole picture by far. */
const wantedCodecs = ['VP8']

/**
 * Lets the sharer read every answer as one that asks for a good start. PeerJS
 * 1.5.5 has a hook for its own descriptions only.
 */
export function tuneAnswers(connection: RTCPeerConnection): void {
  const set = connection.setRemoteDescription.bind(connection)
  connection.setRemoteDescription = (description: RTCSessionDescriptionInit) =>
    set({ type: description.type, sdp: tuned(description.sdp ?? '') })
}

function tuned(sdp: string): string {
  return boundBitrate(preferCodecs(sdp, wantedCodecs), kbitPerSecond)
}

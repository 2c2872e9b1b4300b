import { rankCandidates, userFragmentOf } from './model/candidateRank'

/**
 * Switches to a path of an ICE restart as soon as this path works. Chromium
 * would keep the old path, which has the same priority, until nothing has
 * arrived on it for 2.5 s (libwebrtc).
 */
export function preferNewPaths(connection: RTCPeerConnection): void {
  const ranks = new Map<string, number>()
  const rankOf = (text: string) => {
    const latest = Math.max(0, ranks.size - 1)
    return ranks.get(userFragmentOf(text) ?? '') ?? latest
  }
  const ranked = (text: string) => rankCandidates(text, rankOf(text))

  const setDescription = connection.setRemoteDescription.bind(connection)
  connection.setRemoteDescription = ({
    type,
    sdp = '',
  }: RTCSessionDescriptionInit) => {
    const fragment = userFragmentOf(sdp)
    if (fragment && !ranks.has(fragment)) ranks.set(fragment, ranks.size)
    return setDescription({ type, sdp: ranked(sdp) })
  }

  const addCandidate = connection.addIceCandidate.bind(connection)
  connection.addIceCandidate = (given?: RTCIceCandidateInit | null) => {
    if (!given?.candidate) return addCandidate(given ?? undefined)
    const { sdpMid, sdpMLineIndex, usernameFragment } = given
    const candidate = ranked(given.candidate)
    return addCandidate({ candidate, sdpMid, sdpMLineIndex, usernameFragment })
  }
}

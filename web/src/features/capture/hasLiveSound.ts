/** @returns whether the stream has an audible track */
export function hasLiveSound(stream: MediaStream | null): boolean {
  const tracks = stream?.getAudioTracks() ?? []
  return tracks.some(({ readyState }) => readyState === 'live')
}

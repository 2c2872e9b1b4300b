/** @returns whether a track of the stream can be heard */
export function hasLiveSound(stream: MediaStream | null): boolean {
  const tracks = stream?.getAudioTracks() ?? []
  return tracks.some(({ readyState }) => readyState === 'live')
}

/** A stream of the same picture, without its sound. */
export const pictureOnly = (stream: MediaStream): MediaStream =>
  stream.getAudioTracks().length === 0
    ? stream
    : new MediaStream(stream.getVideoTracks())

/** Gives a stream these sounds and no others; its picture goes on. */
export function withSound(
  stream: MediaStream,
  sounds: readonly MediaStreamTrack[]
): void {
  for (const before of stream.getAudioTracks()) {
    if (!sounds.includes(before)) stream.removeTrack(before)
  }
  for (const sound of sounds) {
    if (!stream.getAudioTracks().includes(sound)) stream.addTrack(sound)
  }
}

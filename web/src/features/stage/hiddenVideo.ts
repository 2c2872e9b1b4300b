/** @returns a detached video element that plays the track */
export function hiddenVideo(track: MediaStreamTrack): HTMLVideoElement {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = new MediaStream([track])
  return video
}

export function stopVideo(video: HTMLVideoElement): void {
  video.pause()
  video.srcObject = null
}

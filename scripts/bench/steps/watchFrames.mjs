/** In the viewer’s page: how long a frame of the picture stands at most. */
export function watchFrames() {
  let lastMs = null
  let longestMs = 0
  const video = () => document.querySelector('video[aria-label]')
  const next = (nowMs) => {
    if (lastMs !== null) longestMs = Math.max(longestMs, nowMs - lastMs)
    lastMs = nowMs
    video()?.requestVideoFrameCallback(next)
  }
  window.watchFrames_ = () => video().requestVideoFrameCallback(next)
  // What it was since it was asked last.
  window.longestGapMs_ = () => {
    const ms = longestMs
    longestMs = 0
    return ms
  }
}

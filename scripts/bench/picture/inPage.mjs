/** In the sharer’s page: the picker stays open for a while, and the moment of the choice is kept. */
export function slowPicker(openMs) {
  const { mediaDevices } = navigator
  const real = mediaDevices?.getDisplayMedia.bind(mediaDevices)
  if (!real) return
  mediaDevices.getDisplayMedia = async (options) => {
    const stream = await real(options)
    await new Promise((resolve) => setTimeout(resolve, openMs))
    window.pickedAtMs = performance.timeOrigin + performance.now()
    return stream
  }
}

/** In the viewer’s page: when the first frame of a screen came, and the first of full size. */
export function watchFrames(fullWidth) {
  window.frames_ = { firstAtMs: null, fullAtMs: null }
  const seen = new WeakSet()
  const follow = (video) => {
    const look = () => {
      const now = performance.timeOrigin + performance.now()
      if (video.videoWidth > 16) window.frames_.firstAtMs ??= now
      if (video.videoWidth >= fullWidth) window.frames_.fullAtMs ??= now
      video.requestVideoFrameCallback(look)
    }
    video.requestVideoFrameCallback(look)
  }
  setInterval(() => {
    const video = document.querySelector('video')
    if (video && !seen.has(video)) {
      seen.add(video)
      follow(video)
    }
  }, 10)
}

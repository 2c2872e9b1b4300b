/**
 * Runs in the sharer’s page. Keeps the picker open for a while, and records
 * when the screen was chosen.
 */
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

/** Runs in both pages. Makes a TURN server the only path. */
export function onlyRelayed() {
  const Real = window.RTCPeerConnection
  window.RTCPeerConnection = class extends Real {
    constructor(config) {
      super({ ...config, iceTransportPolicy: 'relay' })
    }
  }
}

/** Runs in the viewer’s page. Calls the functions in `onFrame_` per frame. */
export function watchVideos() {
  window.onFrame_ = new Set()
  window.shown_ = 0
  const seen = new WeakSet()
  const follow = (video) =>
    video.requestVideoFrameCallback(() => {
      window.shown_++
      window.onFrame_.forEach((look) => look(video, Date.now()))
      follow(video)
    })
  // Uses an observer, because a timer would cause work in idle pages.
  new MutationObserver(() => {
    const video = document.querySelector('video')
    if (!video || seen.has(video)) return
    seen.add(video)
    follow(video)
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Runs in the viewer’s page. Records when the first picture (a screenshot or a
 * video frame) and the first frame in full size appeared.
 */
export function watchSizes(fullWidth) {
  window.frames_ = { firstAtMs: null, fullAtMs: null }
  const isStill = (canvas) =>
    canvas.width > 16 && getComputedStyle(canvas).visibility === 'visible'
  const lookForStill = () => {
    if (window.frames_.firstAtMs) return
    // The screenshot is painted together with the next frame, 17 ms later.
    const canvases = [
      ...(document
        .querySelector('video')
        ?.parentElement.querySelectorAll('canvas') ?? []),
    ]
    if (canvases.some(isStill)) window.frames_.firstAtMs = Date.now() + 17
    else requestAnimationFrame(lookForStill)
  }
  requestAnimationFrame(lookForStill)
  window.onFrame_.add(({ videoWidth }, now) => {
    if (videoWidth > 16) window.frames_.firstAtMs ??= now
    if (videoWidth >= fullWidth) window.frames_.fullAtMs ??= now
  })
}

/**
 * Runs in the viewer’s page. The shared page paints the time (`installStamp`);
 * records when each frame was painted there, and when it was shown here.
 */
export function watchTimes() {
  const canvas = new OffscreenCanvas(128, 4)
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  const read = (video) => {
    const { videoWidth: width, videoHeight: height } = video
    drawing.drawImage(
      video,
      0,
      0,
      (width * 512) / 1920,
      (height * 16) / 1080,
      0,
      0,
      128,
      4
    )
    const { data } = drawing.getImageData(0, 2, 128, 1)
    let time = 0
    let check = 0
    for (let index = 31; index >= 0; index--) {
      const isWhite = data[(index * 4 + 2) * 4 + 1] > 128 ? 1 : 0
      if (index >= 8) time = time * 2 + isWhite
      else check = check * 2 + isWhite
    }
    return ((time ^ (time >> 8) ^ (time >> 16)) & 255) === check ? time : null
  }
  window.times_ = []
  window.isReading_ = true
  window.onFrame_.add((video, seenAtMs) => {
    if (!window.isReading_ || video.videoWidth < 320) return
    const time = read(video)
    if (time === null) return
    // The painted code contains the last 24 bits of the clock.
    const paintedAtMs = seenAtMs - ((seenAtMs - time) & 0xffffff)
    if (window.times_.at(-1)?.paintedAtMs === paintedAtMs) return
    window.times_.push({ seenAtMs, paintedAtMs })
  })
}

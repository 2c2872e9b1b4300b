/**
 * Runs in the shared page. `stamp_` paints the time as black and white squares,
 * which `watchTimes` reads from the viewer’s video.
 */
export function installStamp() {
  const bit = 16
  window.stamp_ = () => {
    const drawing = document.querySelector('#stamp').getContext('2d')
    const now = Date.now()
    const time = now % 2 ** 24
    const check = (time ^ (time >> 8) ^ (time >> 16)) & 255
    const code = time * 256 + check
    for (let index = 0; index < 32; index++) {
      drawing.fillStyle = Math.floor(code / 2 ** index) % 2 ? '#fff' : '#000'
      drawing.fillRect(index * bit, 0, bit, bit)
    }
    return now
  }
}

/**
 * Runs in both pages before they load. Stores their RTCPeerConnections, whose
 * statistics are read later.
 */
export function keepConnections() {
  const Real = window.RTCPeerConnection
  window.connections_ = []
  window.RTCPeerConnection = class extends Real {
    constructor(...given) {
      super(...given)
      window.connections_.push(this)
    }
  }
}

/** Runs in either page. Sums the video counters of all its connections. */
export async function countFrames() {
  const sum = { captured: 0, encoded: 0, sent: 0, decoded: 0, bytes: 0 }
  for (const connection of window.connections_) {
    if (connection.connectionState === 'closed') continue
    for (const entry of (await connection.getStats()).values()) {
      if (entry.kind !== 'video') continue
      if (entry.type === 'media-source') sum.captured += entry.frames ?? 0
      if (entry.type === 'outbound-rtp') {
        sum.encoded += entry.framesEncoded
        sum.sent += entry.framesSent
        sum.bytes += entry.bytesSent
      }
      if (entry.type === 'inbound-rtp') sum.decoded += entry.framesDecoded
    }
  }
  return sum
}

/**
 * Runs in the viewer’s page.
 * @returns how many frames its video has shown
 */
export function countShown() {
  const video = document.querySelector('video')
  const { totalVideoFrames, droppedVideoFrames } =
    video.getVideoPlaybackQuality()
  // In Firefox, these are 0 for a MediaStream.
  return totalVideoFrames - droppedVideoFrames || window.shown_
}

/**
 * Runs in the viewer’s page. Saves the shown picture at each of the moments.
 *
 * @param sinceMs when the moments are counted from, in Unix milliseconds
 * @param size of the screen
 */
export async function keepPictures({ sinceMs, momentsMs, size }) {
  window.kept_ = []
  for (const momentMs of momentsMs) {
    const leftMs = sinceMs + momentMs - Date.now()
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, leftMs)))
    const { width, height } = size
    const canvas = new OffscreenCanvas(width, height)
    const video = document.querySelector('video')
    canvas.getContext('2d').drawImage(video, 0, 0, width, height)
    window.kept_.push(canvas)
  }
}

/**
 * Runs in the viewer’s page. Compares the saved pictures with the shared page,
 * without the painted time at the top and the browser's "sharing" bar at the
 * bottom.
 *
 * @param truth a PNG file in base64
 * @returns PSNR-Y of each picture in dB
 */
export async function comparePictures({ truth, size: { width, height } }) {
  const [top, bottom] = [24, height - 80]
  const bytes = Uint8Array.from(atob(truth), (letter) => letter.charCodeAt(0))
  const file = new Blob([bytes], { type: 'image/png' })
  const right = new OffscreenCanvas(width, height)
  right.getContext('2d').drawImage(await createImageBitmap(file), 0, 0)
  const luma = (canvas) => {
    const { data } = canvas
      .getContext('2d')
      .getImageData(0, top, width, bottom - top)
    return Float32Array.from(
      { length: data.length / 4 },
      (_, index) =>
        0.299 * data[index * 4] +
        0.587 * data[index * 4 + 1] +
        0.114 * data[index * 4 + 2]
    )
  }
  const wanted = luma(right)
  return window.kept_.map((canvas) => {
    const shown = luma(canvas)
    let error = 0
    for (let index = 0; index < wanted.length; index++) {
      error += (shown[index] - wanted[index]) ** 2
    }
    return 10 * Math.log10(255 ** 2 / Math.max(error / wanted.length, 1e-6))
  })
}

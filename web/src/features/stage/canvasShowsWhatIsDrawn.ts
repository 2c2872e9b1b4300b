/** Any grey would do, but not black or white. */
const grey = 0x48

/** Some browsers change the lowest bits against fingerprinting, invisibly. */
const tolerance = 8

/**
 * Whether pixels of a canvas can be read. With fingerprinting protection
 * (Firefox with `privacy.resistFingerprinting`), a page reads stripes instead.
 * Within a click, such a browser may show a prompt; if the person allows
 * reading, the page gets the real pixels.
 */
export function canvasShowsWhatIsDrawn(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 2
  const drawing = canvas.getContext('2d', { alpha: false })
  if (!drawing) return false
  drawing.fillStyle = `rgb(${grey}, ${grey}, ${grey})`
  drawing.fillRect(0, 0, 2, 2)
  const { data } = drawing.getImageData(0, 0, 2, 2)
  return data.every(
    (value, at) => at % 4 === 3 || Math.abs(value - grey) <= tolerance
  )
}

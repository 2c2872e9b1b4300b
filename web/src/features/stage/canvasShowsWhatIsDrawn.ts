/** Any colour that is neither black nor white. */
const grey = 0x48

/** Some browsers change a few bits, which nobody sees. */
const tolerance = 8

/**
 * Fingerprinting protection lets a page read stripes instead of its drawing
 * (Firefox with `privacy.resistFingerprinting`). Within a click, such a browser
 * may show a prompt; if the person allows it, the page can read the drawing.
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

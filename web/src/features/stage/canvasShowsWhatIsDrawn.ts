/** Any that is neither black nor white. */
const grey = 0x48

/** Some browsers change a few bits, which nobody sees. */
const tolerance = 8

/**
 * A browser that protects against fingerprinting gives a page stripes
 * in place of what it has drawn (Firefox with `privacy.resistFingerprinting`).
 * Within a click it may ask the person, and is right once they have said yes.
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

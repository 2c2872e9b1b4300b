/**
 * In the viewer’s page: records the video at each of the given times after a
 * page was turned, and compares it with the page itself.
 *
 * @returns for each time the share of letters that are closer to the right one
 * than to any other, and PSNR-Y in dB
 */
export async function readAfter({ page, turnedAtMs, momentsMs }) {
  const { textScreen } = window
  const [width, height] = [1920, 1080]
  const draw = (picture) => {
    const canvas = new OffscreenCanvas(width, height)
    const drawing = canvas.getContext('2d', { willReadFrequently: true })
    drawing.drawImage(picture, 0, 0, width, height)
    return drawing
  }
  const luma = (drawing) => {
    const { data } = drawing.getImageData(0, 0, width, height)
    return Float32Array.from(
      { length: width * height },
      (_, index) =>
        0.299 * data[index * 4] +
        0.587 * data[index * 4 + 1] +
        0.114 * data[index * 4 + 2]
    )
  }
  const shown = []
  for (const momentMs of momentsMs) {
    const leftMs = turnedAtMs + momentMs - Date.now()
    await new Promise((resolve) => setTimeout(resolve, leftMs))
    shown.push(draw(document.querySelector('video')))
  }

  const canvas = Object.assign(document.createElement('canvas'), {
    width,
    height,
  })
  textScreen.open(canvas)
  textScreen.show(page)
  const right = luma(canvas.getContext('2d'))
  const { cell, top, rows, columns } = textScreen
  const cells = []
  const shapes = new Map()
  for (let row = 0; row < rows; row++) {
    const text = textScreen.textOf(page + row)
    for (let column = 0; column < columns; column++) {
      const letter = text[column]
      if (letter === ' ') continue
      const at = (top + row * cell.height) * width + column * cell.width
      if (!shapes.has(letter)) shapes.set(letter, at)
      // Every third letter is enough.
      if ((row + column) % 3 === 0) cells.push({ letter, at })
    }
  }
  const distance = (picture, at, shapeAt) => {
    let sum = 0
    for (let y = 0; y < cell.height; y++) {
      for (let x = 0; x < cell.width; x++) {
        const offset = y * width + x
        sum += (picture[at + offset] - right[shapeAt + offset]) ** 2
      }
    }
    return sum
  }
  const nearest = (picture, at) => {
    let best = { letter: null, far: Infinity }
    for (const [letter, shapeAt] of shapes) {
      const far = distance(picture, at, shapeAt)
      if (far < best.far) best = { letter, far }
    }
    return best.letter
  }
  return shown.map((drawing) => {
    const picture = luma(drawing)
    let error = 0
    for (let index = top * width; index < picture.length; index++) {
      error += (picture[index] - right[index]) ** 2
    }
    const meanError = error / (picture.length - top * width)
    const hits = cells.filter(
      ({ letter, at }) => nearest(picture, at) === letter
    )
    return {
      legible: (100 * hits.length) / cells.length,
      psnr: 10 * Math.log10(255 ** 2 / Math.max(meanError, 1e-6)),
    }
  })
}

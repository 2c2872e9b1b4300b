/**
 * In a page: a screen of 10 px text in cells of 7 by 12 pixels, deterministic
 * by number, and above it the time of its last change.
 */
export function installTextScreen() {
  const cell = { width: 7, height: 12 }
  const top = 24
  const bit = 16
  const columns = 274
  const rows = 88
  const letters =
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:'
  let drawing = null
  let line = 0

  /** Words of two to nine letters, deterministic by line. */
  const textOf = (number) => {
    let state = (number + 1) * 2654435761
    const next = (below) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    let text = ''
    while (text.length < columns) {
      for (let left = 2 + next(8); left > 0; left--) {
        text += letters[next(letters.length)]
      }
      text += ' '
    }
    return text.slice(0, columns)
  }
  const drawLine = (number, y) => {
    const text = textOf(number)
    for (let column = 0; column < columns; column++) {
      drawing.fillText(text[column], column * cell.width, y)
    }
  }
  const erase = (y, height) => {
    drawing.fillStyle = '#fff'
    drawing.fillRect(0, y, 1920, height)
    drawing.fillStyle = '#111'
  }
  /** 24 bits of milliseconds and 8 to check them, as black and white squares. */
  const stamp = () => {
    const now = Date.now()
    const time = now % 2 ** 24
    const check = (time ^ (time >> 8) ^ (time >> 16)) & 255
    const code = time * 256 + check
    for (let index = 0; index < 32; index++) {
      drawing.fillStyle = Math.floor(code / 2 ** index) % 2 ? '#fff' : '#000'
      drawing.fillRect(index * bit, 0, bit, bit)
    }
    drawing.fillStyle = '#111'
    return now
  }

  window.textScreen = {
    cell,
    top,
    columns,
    rows,
    bit,
    textOf,
    open(canvas) {
      drawing = canvas.getContext('2d', { alpha: false })
      drawing.font = '10px monospace'
      drawing.textBaseline = 'top'
      this.show(0)
    },
    /**
     * Shows another page.
     * @returns when it was painted
     */
    show(first) {
      line = first
      erase(0, 1080)
      for (let row = 0; row < rows; row++) {
        drawLine(line++, top + row * cell.height)
      }
      return stamp()
    },
    /** A letter ten times a second. */
    type() {
      let count = 0
      return this.repeat(100, () => {
        const column = count++ % columns
        erase(1080 - cell.height, column === 0 ? cell.height : 0)
        drawing.fillText(
          letters[count % letters.length],
          column * cell.width,
          1080 - cell.height
        )
        stamp()
      })
    },
    /** 25 lines a second. */
    scroll() {
      return this.repeat(40, () => {
        const last = top + (rows - 1) * cell.height
        drawing.drawImage(
          drawing.canvas,
          0,
          top + cell.height,
          1920,
          last - top,
          0,
          top,
          1920,
          last - top
        )
        erase(last, 1080 - last)
        drawLine(line++, last)
        stamp()
      })
    },
    repeat(everyMs, act) {
      this.rest()
      this.timer = setInterval(act, everyMs)
    },
    rest() {
      clearInterval(this.timer)
    },
  }
}

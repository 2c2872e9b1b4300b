import { letter } from './document.mjs'

/**
 * The screens to share. `html` is the page. `start` runs in the page, calls
 * `stamp` with each change, and returns a function that stops the changes.
 * `turned` is the content that replaces the page.
 */
export const screens = {
  still: { html: letter() },

  /** Words appear, and a clock's hand turns at every refresh. */
  typing: {
    html: letter({
      more: `<div style="position:fixed;right:60px;top:60px;width:90px;height:90px;border:4px solid #345;border-radius:50%;background:#fff">
        <div id="hand" style="position:absolute;left:39px;top:6px;width:4px;height:36px;background:#c33;transform-origin:50% 100%"></div></div>
        <textarea style="position:fixed;left:300px;top:860px;width:900px;height:120px;font:22px 'DejaVu Sans',sans-serif"></textarea>`,
    }),
    start: (stamp) => {
      const hand = document.querySelector('#hand')
      const field = document.querySelector('textarea')
      const text = 'The meter shows four thousand two hundred and eighteen. '
      let frame = 0
      let isOver = false
      const draw = () => {
        if (isOver) return
        hand.style.transform = `rotate(${frame * 2}deg)`
        if (frame++ % 8 === 0) {
          field.value = (
            field.value + text[(frame / 8) % text.length | 0]
          ).slice(-160)
        }
        stamp()
        requestAnimationFrame(draw)
      }
      draw()
      return () => (isOver = true)
    },
  },

  /** A long text that moves by three pixels at every refresh. */
  scrolling: {
    html: letter({ paragraphs: 260 }),
    start: (stamp) => {
      let isOver = false
      const draw = () => {
        if (isOver) return
        window.scrollBy(0, 3)
        stamp()
        requestAnimationFrame(draw)
      }
      draw()
      return () => (isOver = true)
    },
  },

  /** The whole page changes at once. */
  turning: { html: letter({ from: 20 }), turned: letter({ from: 400 }) },

  video: {
    html: letter({
      more: '<canvas id="film" width="480" height="270" style="position:fixed;right:240px;top:200px;border:1px solid #000"></canvas>',
    }),
    start: (stamp) => {
      const drawing = document.querySelector('#film').getContext('2d')
      let frame = 0
      const timer = setInterval(() => {
        frame++
        const sky = drawing.createLinearGradient(0, 0, 480, 270)
        sky.addColorStop(0, `hsl(${frame % 360} 60% 55%)`)
        sky.addColorStop(1, `hsl(${(frame * 2 + 90) % 360} 60% 35%)`)
        drawing.fillStyle = sky
        drawing.fillRect(0, 0, 480, 270)
        for (let each = 0; each < 14; each++) {
          const angle = frame / 20 + each * 1.7
          drawing.fillStyle = `hsl(${each * 40} 80% 60%)`
          drawing.beginPath()
          drawing.arc(
            240 + Math.cos(angle) * (40 + each * 12),
            135 + Math.sin(angle * 1.3) * (20 + each * 7),
            9 + each,
            0,
            7
          )
          drawing.fill()
        }
        stamp()
      }, 40)
      return () => clearInterval(timer)
    },
  },
}

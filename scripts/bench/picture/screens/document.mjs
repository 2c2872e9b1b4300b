import { sourceTitle } from '../sources.mjs'

const lines = [
  'Dear customer, your statement for October is ready.',
  'The amount of 84.20 will be collected on 30 November.',
  'If you have questions, press the blue button or call us on weekdays.',
  'Your last reading was 4,218 kWh; a year ago it was 4,006 kWh.',
  'Please keep this letter with your papers for at least two years.',
]

/**
 * Makes text of 13 px with tables and pictures, as in mail or a newspaper. Four
 * columns fill the screen.
 * @param from number of the first paragraph, so that pages differ
 */
export const article = (from, paragraphs) =>
  Array.from({ length: paragraphs }, (_, index) => {
    const number = from + index
    const text = [...lines, ...lines]
      .map((_, at) => lines[(at * 2 + number) % lines.length])
      .join(` ${number} `)
    const picture = `<div class="picture" style="--turn: ${number * 47}deg"></div>`
    return `<h2>${number}. Your contract</h2><p>${text}</p>
      <table><tr><td>Meter</td><td>${48_000 + number * 37}</td><td>Used</td><td>${(number * 212) % 997} kWh</td></tr></table>
      ${number % 4 === 0 ? picture : ''}`
  }).join('')

const style = `
  * { box-sizing: border-box }
  body { margin: 0; background: #f4f6f8; color: #1f2933; font: 13px/1.45 'DejaVu Sans', sans-serif }
  main { padding: 32px 40px; background: #fff; columns: 4 }
  h2 { font-size: 17px } td { padding: 3px 10px; border: 1px solid #99a }
  .picture { height: 110px; margin: 14px 0; background: conic-gradient(from var(--turn), #27a, #e93, #3a6, #b37, #27a) }
  #stamp { position: fixed; top: 0; left: 0; z-index: 9 }`

export const letter = ({ from = 1, paragraphs = 22, more = '' } = {}) =>
  `<!doctype html><title>${sourceTitle}</title><style>${style}</style>
   <canvas id="stamp" width="512" height="16"></canvas>
   ${more}<main>${article(from, paragraphs)}</main>`

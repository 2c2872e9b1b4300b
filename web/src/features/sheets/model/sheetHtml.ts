import { base64 } from '@scure/base'

import { directionOf, type Language } from 'src/browser/languageCode'
import { escapedHtml } from 'src/browser/page/escapedHtml'

import type { Sheet, SheetPicture, SheetStep } from './sheet'
import { sheetStyle } from './sheetStyle'

/** What is written on a sheet, in the language of its reader. */
export interface SheetWords {
  language: Language
  /** with whom and when it was made */
  madeWith: string
  /** what stands at its end */
  footer: string
  /** @returns what to do; null where nothing was said */
  wordsOf: (step: SheetStep) => string | null
  /** @returns where it is, for those who do not see the picture */
  placeOf: (step: SheetStep) => string
  /** of the small picture */
  map: string
}

/** Nothing but what is in the file itself: no script, no request. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

/**
 * @returns a whole HTML document that needs no other file; whatever the words
 * are, they are text in it
 */
export const sheetHtml = (sheet: Sheet, words: SheetWords): string =>
  `<!doctype html>
<html lang="${words.language}" dir="${directionOf(words.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapedHtml(sheet.title)}</title>
<style>${sheetStyle}</style>
</head>
<body>
<main>
<header>
<h1 dir="auto">${escapedHtml(sheet.title)}</h1>
<p>${escapedHtml(words.madeWith)}</p>
</header>
<ol>
${sheet.steps.map((step, at) => stepHtml(step, at + 1, words)).join('\n')}
</ol>
<footer>
<p>${escapedHtml(words.footer)}</p>
</footer>
</main>
</body>
</html>
`

function stepHtml(step: SheetStep, number: number, words: SheetWords): string {
  const place = words.placeOf(step)
  return `<li>
<div class="what"><span class="number" aria-hidden="true">${number}</span><h2 dir="auto">${escapedHtml(words.wordsOf(step) ?? place)}</h2></div>
<div class="where">${imageHtml('large', step.closeUp, place)}${imageHtml('map', step.map, words.map)}</div>
</li>`
}

const imageHtml = (
  name: string,
  picture: SheetPicture | null,
  alt: string
): string =>
  picture
    ? `<img class="${name}" src="data:${picture.type};base64,${base64.encode(picture.bytes)}" width="${picture.width}" height="${picture.height}" alt="${escapedHtml(alt)}">`
    : ''

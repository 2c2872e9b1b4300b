import { base64 } from '@scure/base'

import { directionOf, type Language } from 'src/browser/languageCode'
import { escapedHtml } from 'src/browser/page/encoding'

import type { Sheet, SheetPicture, SheetStep } from './sheet'

/** The texts of the printable document, in the reader's language. */
export interface SheetWords {
  language: Language
  /** says with whom and when the instructions were made */
  madeWith: string
  footer: string
  /** @returns null if the step has no text */
  wordsOf: (step: SheetStep) => string | null
  /**
   * @returns where on the screen the step is, for people who cannot see the
   * picture
   */
  placeOf: (step: SheetStep) => string
  /** label of the small picture of the whole screen */
  map: string
}

/**
 * A Content Security Policy that blocks all requests and scripts, because the
 * document needs none.
 */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

/**
 * In print, two steps fit on a page of A4 or Letter (at least 251 × 182 mm
 * without margins), and no step is split over two pages.
 */
const sheetStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body {
  margin: 0;
  background: #fff;
  color: #000;
  font: 1.375rem/1.35 "Atkinson Hyperlegible Next", "Atkinson Hyperlegible", system-ui, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
  overflow-wrap: break-word;
}
main { max-width: 52rem; margin: 0 auto; padding: 1.25rem; }
h1, h2, p, ol, li, figure { margin: 0; padding: 0; }
h1 { font-size: 2.25rem; line-height: 1.15; }
header { padding-block-end: 0.75rem; border-block-end: 4px solid #000; }
header p { margin-block-start: 0.35rem; }
ol { list-style: none; }
li { padding-block: 1.25rem; border-block-end: 1px solid #000; }
li:last-child { border-block-end: 0; }
.what { display: flex; align-items: flex-start; }
.number {
  flex: none;
  min-width: 1.7em;
  margin-inline-end: 0.5em;
  border: 3px solid #000;
  border-radius: 1em;
  font-size: 1.5rem;
  font-weight: 700;
  line-height: calc(1.7em - 6px);
  text-align: center;
}
h2 { min-width: 0; font-size: 1.75rem; line-height: 1.2; padding-block-start: 0.1em; }
.where { display: flex; flex-wrap: wrap; align-items: flex-start; margin-block-start: 0.75rem; }
img { display: block; max-width: 100%; height: auto; border: 1px solid #000; }
.large { width: 36rem; margin-inline-end: 1rem; margin-block-end: 0.5rem; }
.map { width: 9rem; }
footer { padding-block-start: 1rem; font-size: 1rem; }
@page { margin: 14mm; }
@media print {
  body { font-size: 15pt; }
  main { max-width: none; padding: 0; }
  h1 { font-size: 26pt; }
  h2 { font-size: 20pt; }
  header { padding-block-end: 3mm; border-block-end-width: 1mm; }
  li { padding-block: 4mm 3mm; break-inside: avoid; page-break-inside: avoid; }
  .number { font-size: 18pt; }
  .where { flex-wrap: nowrap; margin-block-start: 3mm; }
  .large { width: auto; height: auto; max-width: 138mm; max-height: 86mm; margin-inline-end: 4mm; margin-block-end: 0; }
  .map { width: 36mm; }
  footer { font-size: 11pt; }
}
`

/** @returns a document without external files; all texts are escaped */
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

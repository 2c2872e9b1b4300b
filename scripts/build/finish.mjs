import { readFileSync, writeFileSync } from 'node:fs'

import { writeHeaders } from '../headers/writeHeaders.mjs'
import { fromRoot } from '../setup/root.mjs'

import { finishPage, isHandedOver, pageChunk } from './finishPage.mjs'

const prerendered = ['index', 'privacy', 'terms', 'sheets']

function finishFile(name) {
  const file = fromRoot('web', 'dist', name)
  const html = finishPage(readFileSync(file, 'utf8'))
  const chunk = fromRoot('web', 'dist', pageChunk(html))
  if (!isHandedOver(readFileSync(chunk, 'utf8'))) {
    throw new Error(`${name} would not be recognised by the browser.`)
  }
  writeFileSync(file, html)
}

/** @param commit of the build, for the api to tell */
export function finish(commit) {
  prerendered.forEach((name) => finishFile(`${name}.html`))
  writeFileSync(fromRoot('api', 'dist', 'commit'), commit)
  writeHeaders()
}

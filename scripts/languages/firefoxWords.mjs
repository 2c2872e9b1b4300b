import { readFileSync } from 'node:fs'
import path from 'node:path'

import { readFluent } from './readFluent.mjs'
import { readZip } from './readZip.mjs'
import { wanted } from './wanted.mjs'

const names = {
  list: 'webrtc-pick-window-or-screen',
  screen: 'webrtc-share-entire-screen',
  block: 'webrtc-action-block',
  allow: 'webrtc-action-allow',
}

// The labels of Firefox's screen sharing prompt. Takes the folder of its packs
// and a language by the pack's name for it.
export function firefoxWords(folder, language) {
  const file = path.join(
    folder,
    'usr/lib/firefox-esr/browser/extensions',
    `langpack-${language}@firefox-esr.mozilla.org.xpi`
  )
  const messages = readFluent(
    readZip(
      readFileSync(file),
      `browser/localization/${language}/browser/webrtcIndicator.ftl`
    )
  )
  return wanted(names, (name) => messages.get(name), file)
}

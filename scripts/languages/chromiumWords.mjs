import { readFileSync } from 'node:fs'
import path from 'node:path'

import { readPak, readPakNames } from './readPak.mjs'
import { wanted } from './wanted.mjs'

const names = {
  title: 'IDS_DESKTOP_MEDIA_PICKER_TITLE',
  tab: 'IDS_DESKTOP_MEDIA_PICKER_SOURCE_TYPE_TAB',
  window: 'IDS_DESKTOP_MEDIA_PICKER_SOURCE_TYPE_WINDOW',
  screen: 'IDS_DESKTOP_MEDIA_PICKER_SOURCE_TYPE_SCREEN',
  cancel: 'IDS_APP_CANCEL',
  share: 'IDS_DESKTOP_MEDIA_PICKER_SHARE',
  ask: 'IDS_SETTINGS_SITE_SETTINGS_ASK_MENU',
  allow: 'IDS_SETTINGS_SITE_SETTINGS_ALLOW_MENU',
  permissions: 'IDS_SETTINGS_SITE_SETTINGS_PERMISSIONS',
}

// The labels of Chromium's picker and site settings. Takes the folder of its
// pack and a language by the pack's name for it.
export function chromiumWords(folder, language) {
  const file = path.join(folder, 'usr/lib/chromium/locales', `${language}.pak`)
  const ids = readPakNames(readFileSync(`${file}.info`, 'utf8'))
  const texts = readPak(readFileSync(file))
  return wanted(names, (name) => texts.get(ids.get(name)), file)
}

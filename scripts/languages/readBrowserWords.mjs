import { execFileSync } from 'node:child_process'
import { on } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

import yauzl from 'yauzl'

import { Problem } from '../setup/problem.mjs'

// The codes of our languages in the browsers' language packs. Debian has packs
// of British English, in which labels differ from American ones only in
// capitalisation.
export const packLanguages = {
  en: { chromium: 'en-GB', firefox: 'en-GB' },
  de: { chromium: 'de', firefox: 'de' },
  fr: { chromium: 'fr', firefox: 'fr' },
  es: { chromium: 'es', firefox: 'es-ES' },
  it: { chromium: 'it', firefox: 'it' },
  'pt-BR': { chromium: 'pt-BR', firefox: 'pt-BR' },
  nl: { chromium: 'nl', firefox: 'nl' },
  pl: { chromium: 'pl', firefox: 'pl' },
  uk: { chromium: 'uk', firefox: 'uk' },
  tr: { chromium: 'tr', firefox: 'tr' },
  ar: { chromium: 'ar', firefox: 'ar' },
  'zh-Hans': { chromium: 'zh-CN', firefox: 'zh-CN' },
}

const invisible = /[\u200e\u200f]/g

// `names` maps our name of a label to the browser's name; `say` returns the
// label for a browser's name. Throws if a label is missing.
export function wanted(names, say, where) {
  return Object.fromEntries(
    Object.entries(names).map(([word, name]) => {
      const text = say(name)
      if (!text) {
        throw new Error(`${where} has no ${name}.`)
      }
      return [word, text.replace(invisible, '').trim()]
    })
  )
}

const supportedVersion = 5
const utf16 = 2
const headerBytes = 12
const entryBytes = 6
const aliasBytes = 4

// Reads Chromium's .pak file into a Map from id to text. The file has a table
// of ids and offsets, and then aliases, which refer to an entry by its index
// (ui/base/resource/data_pack.cc).
export function readPak(bytes) {
  if (bytes.readUInt32LE(0) !== supportedVersion) {
    throw new Error(`This is no .pak of version ${supportedVersion}.`)
  }
  const encoding = bytes[4] === utf16 ? 'utf16le' : 'utf8'
  const entryCount = bytes.readUInt16LE(8)
  const aliasCount = bytes.readUInt16LE(10)

  const entries = Array.from({ length: entryCount }, (_, index) => {
    const at = headerBytes + index * entryBytes
    const start = bytes.readUInt32LE(at + 2)
    const end = bytes.readUInt32LE(at + entryBytes + 2)
    return [bytes.readUInt16LE(at), bytes.toString(encoding, start, end)]
  })
  // The table has one more entry, which marks the end of the last text.
  const aliasesAt = headerBytes + (entryCount + 1) * entryBytes
  const aliases = Array.from({ length: aliasCount }, (_, index) => {
    const at = aliasesAt + index * aliasBytes
    return [bytes.readUInt16LE(at), entries[bytes.readUInt16LE(at + 2)][1]]
  })
  return new Map([...entries, ...aliases])
}

// The file has lines of name, id and source. Returns a Map from name to id.
const readPakNames = (text) =>
  new Map(
    text
      .split('\n')
      .map((line) => line.split(','))
      .map(([name, id]) => [name, Number(id)])
  )

const chromiumNames = {
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

// The labels of Chromium's picker and site settings. `folder` contains the
// language pack; `language` is the pack's name of the language.
function chromiumWords(folder, language) {
  const file = path.join(folder, 'usr/lib/chromium/locales', `${language}.pak`)
  const ids = readPakNames(readFileSync(`${file}.info`, 'utf8'))
  const texts = readPak(readFileSync(file))
  return wanted(chromiumNames, (name) => texts.get(ids.get(name)), file)
}

// @returns the text of a file in a zip archive
export async function readZip(file, path) {
  const zip = await promisify(yauzl.open)(file)
  for await (const [entry] of on(zip, 'entry', { close: ['end'] })) {
    if (entry.fileName !== path) continue
    return text(await promisify(zip.openReadStream.bind(zip))(entry))
  }
  throw new Error(`${path} is not in ${file}.`)
}

const message = /^([a-z][\w-]*) =(?: (.+))?$/
const label = /^ +\.label = (.+)$/

// Reads the single-line messages of a Fluent file. A button's text is in the
// attribute `.label`.
function readFluent(text) {
  const messages = new Map()
  let current
  for (const line of text.split('\n')) {
    const [, id, value] = message.exec(line) ?? []
    current = id ?? current
    const said = value ?? label.exec(line)?.[1]
    if (said) {
      messages.set(current, said)
    }
  }
  return messages
}

const firefoxNames = {
  list: 'webrtc-pick-window-or-screen',
  screen: 'webrtc-share-entire-screen',
  block: 'webrtc-action-block',
  allow: 'webrtc-action-allow',
}

// The labels of Firefox's screen sharing prompt, like `chromiumWords`.
async function firefoxWords(folder, language) {
  const file = path.join(
    folder,
    'usr/lib/firefox-esr/browser/extensions',
    `langpack-${language}@firefox-esr.mozilla.org.xpi`
  )
  const messages = readFluent(
    await readZip(
      file,
      `browser/localization/${language}/browser/webrtcIndicator.ftl`
    )
  )
  return wanted(firefoxNames, (name) => messages.get(name), file)
}

const chromium = 'chromium-l10n'
const firefox = (language) => `firefox-esr-l10n-${language.toLowerCase()}`
const packages = [
  chromium,
  ...Object.values(packLanguages).map((pack) => firefox(pack.firefox)),
]

function download(folder) {
  try {
    // Runs as root, because Apt's own user cannot write to this folder.
    const options = ['-qq', '-o', 'APT::Sandbox::User=root']
    execFileSync('apt-get', [...options, 'download', ...packages], {
      cwd: folder,
      stdio: 'pipe',
    })
  } catch (error) {
    throw new Problem(
      `The browsers' language packs come from Debian: run this there, after \`apt-get update\`.\n${error.stderr ?? error.message}`
    )
  }
}

const isOf = (name) => (file) => file.startsWith(`${name}_`)

// chromium-l10n_156.0.8078.79-1~deb12u1_all.deb → 156.0.8078.79
const versionOf = (file) => file.split('_')[1].replace(/-[^-]*$/, '')

// Unpacks Debian's language packs of both browsers into a folder. Installed
// packs would change the browsers of the tests. Calls `read` with the folder
// and the versions, and returns the result of `read`.
async function withLanguagePacks(read) {
  const folder = mkdtempSync(path.join(tmpdir(), 'language-packs-'))
  try {
    download(folder)
    const files = readdirSync(folder)
    for (const file of files) {
      execFileSync('dpkg-deb', ['-x', path.join(folder, file), folder])
    }
    return await read(folder, {
      chromium: versionOf(files.find(isOf(chromium))),
      firefox: versionOf(files.find(isOf(firefox('de')))),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function inAllLanguages(wordsIn) {
  const words = {}
  for (const [language, pack] of Object.entries(packLanguages)) {
    words[language] = await wordsIn(pack)
  }
  return words
}

// @returns for each browser its version, and its labels by language
export const readBrowserWords = () =>
  withLanguagePacks(async (folder, versions) => ({
    chromium: {
      version: versions.chromium,
      words: await inAllLanguages((pack) =>
        chromiumWords(folder, pack.chromium)
      ),
    },
    firefox: {
      version: versions.firefox,
      words: await inAllLanguages((pack) => firefoxWords(folder, pack.firefox)),
    },
  }))

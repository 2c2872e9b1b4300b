import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { Problem } from '../setup/problem.mjs'

import { packLanguages } from './packLanguages.mjs'

const chromium = 'chromium-l10n'
const firefox = (language) => `firefox-esr-l10n-${language.toLowerCase()}`
const packages = [
  chromium,
  ...Object.values(packLanguages).map((pack) => firefox(pack.firefox)),
]

function download(folder) {
  try {
    // Apt's own user may not write here.
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

// Fetches Debian's language packs of both browsers, and unpacks them into a
// separate folder: installing them would change the browsers that run the
// tests. Passes that folder and the versions to `read`, and returns its result.
export function withLanguagePacks(read) {
  const folder = mkdtempSync(path.join(tmpdir(), 'language-packs-'))
  try {
    download(folder)
    const files = readdirSync(folder)
    for (const file of files) {
      execFileSync('dpkg-deb', ['-x', path.join(folder, file), folder])
    }
    return read(folder, {
      chromium: versionOf(files.find(isOf(chromium))),
      firefox: versionOf(files.find(isOf(firefox('de')))),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// Publishes the pages of an installation: writes them to the folder that its
// web server serves, and writes the web server's headers to deploy/*/dist:
//   node scripts/pages/publish.mjs [FOLDER]
// The program reads the settings of the pages (docs/settings.md) and refuses
// wrong ones.
import { resolve } from 'node:path'

import { writeHeaders } from '../headers/writeHeaders.mjs'
import { settings } from '../setup/settings.mjs'

import { builtPages, writePages } from './builtPages.mjs'
import { pageSettingProblems } from './pageSettings.mjs'
import { publishPages } from './publishPages.mjs'

const usualFolder = '/var/lib/kinscreen/web'

async function publish(folder = usualFolder) {
  const current = settings()
  const problems = pageSettingProblems(current)
  if (problems.length > 0) {
    console.error(
      ['The settings of the pages are wrong.', ...problems].join('\n')
    )
    // EX_CONFIG of sysexits.h; the api exits with the same code
    process.exitCode = 78
    return
  }
  // A static host's extra files are copies of files in web/dist.
  if (current.STATIC_HOST) writePages(current)
  await writeHeaders(current)
  publishPages(resolve(folder), builtPages(current))
  const { WEB_DOMAIN, BASE_PATH = '' } = current
  console.log(
    `The pages of https://${WEB_DOMAIN}${BASE_PATH} are in ${folder}.`
  )
}

await publish(process.argv[2])

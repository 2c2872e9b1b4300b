// Publishes the built pages and their headers for nginx to one folder, without
// a change to deploy; for tests. It reads the settings from the environment.
//   node scripts/headers/publishWithHeaders.mjs FOLDER
import { join } from 'node:path'

import { builtPages } from '../pages/builtPages.mjs'
import { publishPages } from '../pages/publishPages.mjs'
import { settings } from '../setup/settings.mjs'

import { describeBuiltWeb } from './describeBuild.mjs'
import { writeFiles } from './exampleBuild.mjs'
import { nginxFiles } from './nginx.mjs'

const folder = process.argv[2]
const current = settings()
publishPages(join(folder, 'web'), builtPages(current))
writeFiles(folder, nginxFiles(await describeBuiltWeb(current)))

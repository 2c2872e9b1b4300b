// Fails where the build in web/dist would be too much for a static host.
import { describeBuiltWeb } from './headers/describeBuiltWeb.mjs'
import { settings } from './headers/settings.mjs'
import { hosts } from './hosts/hosts.mjs'

const build = describeBuiltWeb(settings())
for (const [name, filesOf] of Object.entries(hosts)) {
  console.log(`${name}: ${Object.keys(filesOf(build)).join(', ')}`)
}

import { once } from 'node:events'
import { get } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { certify } from '../deploy/certify.mjs'
import { startShippedNginx, withoutIpv6 } from '../deploy/shippedNginx.mjs'

import { exampleBuild, exampleFiles, writeFiles } from './exampleBuild.mjs'

/**
 * Starts nginx with the files of deploy/nginx and the example build.
 *
 * @param folder an empty folder
 * @returns `answer`, which gives status, headers and body for a path, and
 * `stop`
 */
export async function nginx(folder) {
  certify(folder)
  writeFiles(join(folder, 'web'), exampleFiles)
  const { port, stop } = await startShippedNginx(
    folder,
    withoutIpv6,
    exampleBuild
  )
  const options = {
    ...{ host: '127.0.0.1', port, servername: 'help.example' },
    ...{ rejectUnauthorized: false, agent: false },
  }
  const answer = async (path) => {
    const headers = { host: 'help.example' }
    const [response] = await once(
      get({ ...options, path, headers }),
      'response'
    )
    const { statusCode: status } = response
    return { status, headers: response.headers, body: await text(response) }
  }
  return { answer, stop }
}

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '../support/participants'
import { expectMovingPicture } from '../support/picture'

import { root } from './support/deployFiles'
import { shareUntilItMoves, test } from './support/meeting'
import { nodeOfLine } from './support/nodeOfLine'
import { startApi } from './support/startApi'

const { engines } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8')
) as { engines: { node: string } }

for (const line of engines.node.match(/\d+/g) ?? []) {
  test(`the built api connects two browsers on Node ${line}`, async ({
    install,
    meet,
  }) => {
    // Allows time for the download of this Node version.
    test.setTimeout(180_000)
    const node = nodeOfLine(line)
    const people = await meet(
      await install({
        startApi: (ports, port) => startApi(ports, port, { node }),
      })
    )
    await shareUntilItMoves(people)
    await people.viewer.page.reload()
    await expectMovingPicture(people.viewer.page)
  })
}

// Debian 12 has Node 18. Node 10 is the oldest version that can run the code
// that prints the sentence.
for (const line of ['10', '18']) {
  test(`the built api refuses Node ${line} with a sentence, and an exit code that prevents a restart`, () => {
    test.setTimeout(120_000)
    const { status, stderr } = spawnSync(
      nodeOfLine(line),
      ['dist/server.js', '--apiPort', '0'],
      { cwd: join(root, 'api'), encoding: 'utf8', timeout: 20_000 }
    )
    expect(stderr).toMatch(
      /^The api cannot start: it needs Node 20, .+, and this is Node [\d.]+\.\n$/
    )
    expect(stderr).toContain(`this is Node ${line}.`)
    expect(status).toBe(78)
  })
}

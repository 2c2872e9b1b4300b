import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expectMovingPicture } from '../support/picture'

import { root } from './support/deployFiles'
import { shareUntilItMoves, test } from './support/meeting'
import { nodeOfLine } from './support/nodeOfLine'
import { startApi } from './support/startApi'

const { engines } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8')
) as { engines: { node: string } }

for (const line of engines.node.match(/\d+/g) ?? []) {
  test(`the built api introduces two browsers on Node ${line}`, async ({
    install,
    meet,
  }) => {
    // Its program is fetched first.
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

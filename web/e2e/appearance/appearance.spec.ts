import { expectAccessible } from '../support/axe'
import { expect } from '../support/participants'

import { expectEdges } from './support/forcedColours'
import { test } from './support/gather'
import { allLooks, expectLooks } from './support/looks'
import { expectStill } from './support/motion'
import { expectLargeTargets, expectNarrow } from './support/reach'
import { scenes } from './support/scenes'
import { arabic, english } from './support/words'

// Six looks at two browsers that send a picture take their time.
test.describe.configure({ timeout: 120_000 })

// A frozen browser is missed by its own sockets as well, and one scene is a failure.
test.beforeEach(({ allowConsole }) => allowConsole(/ERR_|WebSocket|of a test/))

// The others are laid out as these are: one look at them is enough for every day.
const typical = new Set([
  ...['home', 'not found', 'viewer invites', 'viewer watches'],
  ...['sharer came to a link', 'sharer shares', 'words are missing'],
])

Object.entries(scenes).forEach(([name, scene], place) => {
  const isTypical = typical.has(name)

  test(`${name}: as it was, for everyone, at 400 %`, async ({ gather }) => {
    const page = await scene(gather(place, english))
    await expectAccessible(page)
    await expectLargeTargets(page)
    await expectLooks(page, name, isTypical ? allLooks : ['desktop-light'])
    await expectStill(page)
    await expectNarrow(page)
    await expectEdges(page)
  })

  const tag = isTypical ? [] : '@rehearsal'
  test(`${name}: the same in Arabic`, { tag }, async ({ gather }) => {
    const page = await scene(gather(place, arabic))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectAccessible(page)
    if (isTypical) {
      await expectLooks(page, `${name} in Arabic`, ['phone-light'])
    }
    await expectNarrow(page)
  })
})

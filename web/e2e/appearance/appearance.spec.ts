import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/participants'

import { allLooks, expectLooks } from './support/looks'
import { people } from './support/people'
import { expectLargeTargets, expectNarrow } from './support/reach'
import { scenes } from './support/scenes'
import { arabic, english } from './support/words'

// Six looks at two browsers that send a picture take their time.
test.describe.configure({ timeout: 120_000 })

// A frozen browser is missed by its own sockets as well.
test.beforeEach(({ allowConsole }) => allowConsole(/ERR_|WebSocket/))

const idOf = (index: number, language: string) =>
  `${language}-scene-${String.fromCharCode(97 + index)}`

Object.entries(scenes).forEach(([name, scene], index) => {
  test(`${name}: as it was, for everyone, at 400 %`, async ({ launch }) => {
    const cast = people(launch, english, idOf(index, 'en'))
    const page = await scene(cast)
    await expectAccessible(page)
    await expectLargeTargets(page)
    await expectLooks(page, name, allLooks)
    await expectNarrow(page)
    cast.thaw()
  })

  test(`${name}: the same in Arabic`, async ({ launch }) => {
    const cast = people(launch, arabic, idOf(index, 'ar'))
    const page = await scene(cast)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectAccessible(page)
    await expectLooks(page, `${name} in Arabic`, ['phone-light'])
    await expectNarrow(page)
    cast.thaw()
  })
})

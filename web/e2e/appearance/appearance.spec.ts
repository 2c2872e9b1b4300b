import { expectAccessible } from '../support/axe'
import { expect } from '../support/participants'
import { rehearsed } from '../support/rehearsed'

import { expectEdges } from './support/forcedColours'
import { test } from './support/gather'
import {
  hasArabicImage,
  isInEachRun,
  isInEachRunInArabic,
  looksOf,
} from './support/images'
import { expectLooks } from './support/looks'
import { expectStill } from './support/motion'
import { expectLargeTargets, expectNarrow } from './support/reach'
import { scenes } from './support/scenes'
import { arabic, english } from './support/words'

// Expected console messages: some tests freeze browsers (ERR_, WebSocket), one
// page shows an error of a test, and Chromium warns of incognito mode.
test.beforeEach(({ allowConsole }) =>
  allowConsole(/ERR_|WebSocket|of a test|incognito/)
)

Object.entries(scenes).forEach(([name, scene], place) => {
  const title = `${name}: as it was, for everyone, at 400 %`
  test(title, rehearsed(!isInEachRun(name)), async ({ gather }) => {
    const page = await scene(gather(place, english))
    await expectAccessible(page)
    await expectLargeTargets(page)
    await expectLooks(page, name, looksOf(name))
    await expectStill(page)
    await expectNarrow(page)
    await expectEdges(page)
  })

  const hasImage = hasArabicImage(name)
  const inArabic = `${name} in Arabic`
  test(inArabic, rehearsed(!isInEachRunInArabic(name)), async ({ gather }) => {
    const page = await scene(gather(place, arabic))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectAccessible(page)
    await expectLooks(page, inArabic, hasImage ? ['phone-light'] : [])
    await expectNarrow(page)
  })
})

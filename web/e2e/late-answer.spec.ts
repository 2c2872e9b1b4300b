import {
  admitSomebody,
  helpersLink,
  shareBy,
  sharersLink,
  type Way,
  withoutPin,
} from './support/betweenPeople'
import { expectText, press } from './support/firefox'
import { test } from './support/firefoxTest'
import { expectOutcome, expectSharing, openReceivePage } from './support/flows'
import { answerLate, choose, takeTimeToChoose } from './support/lateAnswer'
import { paintAnotherTab } from './support/otherTab'
import { paintScreen, withoutHelperWindow } from './support/paintedScreen'
import { expectOneColour, expectTheSharedScreen } from './support/picture'
import { freeze, thawAll } from './support/process'
import { rehearsed } from './support/rehearsed'
import { pressInMore } from './support/stage'

const teal = [0, 120, 130] as const

test.use({ hasOwnBrowsers: true })

interface Entrance {
  name: string
  way: Way
  isByWords?: boolean
  isRehearsed?: boolean
}

const entrances: Entrance[] = [
  { name: helpersLink.link, way: helpersLink },
  { name: sharersLink.link, way: sharersLink, isRehearsed: true },
  {
    name: 'the words of a helper',
    way: helpersLink,
    isByWords: true,
    isRehearsed: true,
  },
  {
    name: 'the words of a sharer',
    way: sharersLink,
    isByWords: true,
    isRehearsed: true,
  },
]

for (const { name, way, isByWords, isRehearsed = false } of entrances) {
  test(
    `a server that also answers each call, early and late, gets nothing of the screen (${name})`,
    rehearsed(isRehearsed),
    async ({ sharer, viewer }) => {
      test.slow()
      const people = { sharer: sharer.page, viewer: viewer.page }
      const late = await answerLate(sharer.page)
      await takeTimeToChoose(sharer.page)

      // The hostile server sends its own answer right after the helper's, and
      // again while the person chooses a screen.
      await late.expectAnotherAfter(() =>
        shareBy(way, people, isByWords ? withoutPin : undefined)
      )
      await late.repeat()
      await late.waitForSecondDescription()
      await choose(sharer.page)
      if (isByWords && way.owner === 'sharer') await admitSomebody(sharer.page)
      await expectTheSharedScreen(viewer.page)
      await expectSharing(sharer.page)

      // The hostile server sends its answer again during the share, and when
      // the sharer chooses another tab.
      await late.repeat()
      await paintAnotherTab(sharer, teal)
      await pressInMore(sharer.page, 'Share something else')
      await late.repeat()
      await choose(sharer.page)
      await expectOneColour(viewer.page, teal)
      await late.expectNothingTaken()

      // The hostile server answers an ICE restart in place of the helper.
      await late.answerRestarts('peerjs')
      await late.expectAnotherAfter(() => freeze(viewer.browser))
      thawAll()
      await late.answerRestarts(null)
      await expectOneColour(viewer.page, teal)
      await expectSharing(sharer.page)
      await late.expectNothingTaken()

      // The helper reloads the page and is called again; the hostile server
      // answers this call, too.
      await late.expectAnotherAfter(() => viewer.page.reload())
      await expectOneColour(viewer.page, teal)
      await late.repeat()
      await expectSharing(sharer.page)
      await late.expectNothingTaken()

      // The hostile server answers an ICE restart with another certificate, in
      // our own `restart` message instead of PeerJS's ANSWER.
      await late.answerRestarts('page')
      await freeze(viewer.browser)
      await expectOutcome(
        sharer.page,
        way.opener === 'sharer'
          ? 'We can’t be sure that this is your helper'
          : 'We can’t be sure who is there'
      )
      await late.expectNothingTaken()
    }
  )
}

test(
  'a server that also answers each call gets nothing of a screen that Firefox shares',
  rehearsed(),
  async ({ firefox, viewer, display, launch }) => {
    test.slow()
    const { page } = firefox
    await withoutHelperWindow(page)
    const late = await answerLate(
      Object.assign(page, {
        addInitScript: (inPage: () => void) =>
          page.evaluateOnNewDocument(inPage),
      })
    )
    await page.goto(await openReceivePage(viewer.page))
    await late.expectAnotherAfter(() => press(page, 'Share my screen'))
    await paintScreen(display, launch)
    await expectTheSharedScreen(viewer.page)
    await late.repeat()
    await late.answerRestarts('peerjs')
    await late.expectAnotherAfter(() => freeze(viewer.browser))
    thawAll()
    await late.answerRestarts(null)
    await expectText(page, 'You are sharing your screen')
    await expectTheSharedScreen(viewer.page)
    await late.expectNothingTaken()
  }
)

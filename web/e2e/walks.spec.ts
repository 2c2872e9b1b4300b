import {
  button,
  expectOutcome,
  expectSharing,
  lookFirst,
  openBroadcastPage,
  openReceivePage,
  outage,
  pressShare,
  showScreen,
  status,
} from './support/flows'
import {
  expect,
  type Fixtures,
  type Participant,
  test,
} from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { freeze } from './support/process'
import { rehearsed } from './support/rehearsed'

// The tests freeze or kill browsers, so each test needs its own browsers.
test.use({ hasOwnBrowsers: true })

const seeds = [1, 2, 3, 4] as const
const actsOfAWalk = 6

/**
 * Within this time, both pages must show the true state; a person would not
 * wait longer.
 */
const soon = { timeout: 12_000 }

interface Pair {
  sharer: Participant
  viewer: Participant
  link: string
  launch: Fixtures['launch']
}

/**
 * The random generator mulberry32, which makes the same walk for the same seed.
 */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Simulates a laptop that is closed for a while: sockets stay open, but silent.
 */
async function sleeps({ browser, page }: Participant): Promise<void> {
  const wake = await freeze(browser)
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  wake()
  await page.bringToFront()
}

async function isOffline({ context }: Participant): Promise<void> {
  await context.setOffline(true)
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  await context.setOffline(false)
}

const acts: Record<string, (pair: Pair) => Promise<void>> = {
  'the viewer reloads': async ({ viewer }) => {
    await viewer.page.reload()
  },
  'the sharer reloads, and shares again': async ({ sharer, viewer }) => {
    await sharer.page.reload()
    // The viewer’s page shows the end of the share until the sharer is back.
    await expectOutcome(viewer.page, /^(The sharer stopped|They’re back)/)
    await pressShare(sharer.page)
  },
  'the sharer hides the screen, and shows it': async ({ sharer, viewer }) => {
    // Waits, because “Show my screen” may just have been pressed at the same
    // position.
    await lookFirst(sharer.page)
    await button(sharer.page, 'Hide my screen').click()
    await expect(
      status(viewer.page, 'They have hidden their screen')
    ).toBeVisible(soon)
    await showScreen(sharer.page)
  },
  'the sharer stops, and shares again': async ({ sharer, viewer }) => {
    await button(sharer.page, 'Stop sharing').click()
    await expectOutcome(viewer.page, 'The sharer stopped sharing their screen')
    await pressShare(sharer.page)
  },
  'a third person opens the link': async ({ launch, link }) => {
    const third = await launch()
    await third.page.goto(link)
    await expect(third.page.getByRole('heading').first()).toBeVisible()
    await third.browser.close()
  },
  'the sharer sleeps': ({ sharer }) => sleeps(sharer),
  'the viewer sleeps': ({ viewer }) => sleeps(viewer),
  'the sharer is offline': ({ sharer }) => isOffline(sharer),
  'the viewer is offline': ({ viewer }) => isOffline(viewer),
}

const farewells: Record<string, (pair: Pair) => Promise<void>> = {
  'the sharer closes the tab': async ({ sharer, viewer }) => {
    await sharer.page.close({ runBeforeUnload: true })
    await expectLeft(viewer, 'The sharer left')
  },
  'the browser of the sharer is ended': async ({ sharer, viewer }) => {
    await sharer.browser.close()
    await expectLeft(viewer, 'The sharer left')
  },
  'the sharer stops': async ({ sharer, viewer }) => {
    await button(sharer.page, 'Stop sharing').click()
    await expectLeft(viewer, 'The sharer stopped sharing their screen')
  },
  'the viewer leaves': async ({ sharer, viewer }) => {
    await viewer.page.getByRole('link', { name: 'Leave' }).click()
    await expectLeft(sharer, 'The viewer left')
  },
  'the viewer closes the tab': async ({ sharer, viewer }) => {
    await viewer.page.close({ runBeforeUnload: true })
    await expectLeft(sharer, 'The viewer left')
  },
}

const expectLeft = ({ page }: Participant, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(soon)

async function expectTheTruth({ sharer, viewer }: Pair): Promise<void> {
  await expect(viewer.page.getByLabel('Shared screen')).toBeVisible(soon)
  await expect(status(viewer.page, 'Reconnecting…')).toHaveCount(0, soon)
  await expectTheSharedScreen(viewer.page)
  await expectSharing(sharer.page)
}

for (const way of ['her link', 'his link'] as const) {
  for (const seed of seeds) {
    test(
      `whatever the two people do, the picture is shown and both read the true state: ${way}, walk ${seed}`,
      rehearsed(),
      async ({ launch, sharer, viewer, allowConsole }) => {
        allowConsole(outage)
        const isHers = way === 'her link'
        const link = await (isHers
          ? openReceivePage(viewer.page)
          : openBroadcastPage(sharer.page))
        const other = isHers ? sharer : viewer
        await other.page.goto(link)
        await pressShare(sharer.page)
        const pair = { sharer, viewer, link, launch }
        await expectTheTruth(pair)

        const random = randomOf(seed)
        const oneOf = (all: typeof acts) => {
          const names = Object.keys(all)
          return names[Math.floor(random() * names.length)]!
        }
        for (let turn = 0; turn < actsOfAWalk; turn++) {
          const name = oneOf(acts)
          await test.step(name, async () => {
            await acts[name]!(pair)
            await expectTheTruth(pair)
          })
        }
        const last = oneOf(farewells)
        await test.step(last, () => farewells[last]!(pair))
      }
    )
  }
}

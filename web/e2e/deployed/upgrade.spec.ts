import {
  expectSharing,
  openBroadcastPage,
  openReceivePage,
  outage,
  pressShare,
} from '../support/flows'
import { expectMovingPicture, expectTheSharedScreen } from '../support/picture'

import { root } from './support/deployFiles'
import type { Otherwise } from './support/installation'
import { shareUntilItMoves, test } from './support/meeting'
import { olderRelease } from './support/olderRelease'
import { startApi } from './support/startApi'

const { version, folder: older } = olderRelease()

// Pages load slowly, because the browsers start with an empty cache.
test.setTimeout(300_000)

const of = (api: string, pages: string): Otherwise => ({
  startApi: (ports, port) => startApi(ports, port, { repository: api }),
  pages,
})

test(`pages of ${version} share a screen through the new api`, async ({
  install,
  meet,
}) => {
  const people = await meet(await install(of(root, older)))
  await shareUntilItMoves(people)
})

test(`new pages share a screen through the api of ${version}, but get no relay from it`, async ({
  install,
  meet,
  allowConsole,
}) => {
  // The older api lacks functions that the new pages request.
  allowConsole(/CORS policy|ERR_FAILED/)
  const people = await meet(await install(of(older, root)))
  await shareUntilItMoves(people)
})

test(`a page of ${version} opened before the upgrade and a page opened after it share a screen`, async ({
  install,
  meet,
  allowConsole,
}) => {
  allowConsole(outage)
  const upgraded = await install(of(root, older))
  const { sharer, viewer } = await meet(upgraded)
  const link = await openReceivePage(viewer.page)
  await upgraded.serve(root)
  await sharer.page.goto(link)
  await pressShare(sharer.page)
  await expectTheSharedScreen(viewer.page)
  await expectSharing(sharer.page)
  await expectMovingPicture(viewer.page)
})

test(`a sharer’s page of ${version} and a viewer’s page opened after the upgrade share a screen`, async ({
  install,
  meet,
  allowConsole,
}) => {
  allowConsole(outage)
  const upgraded = await install(of(root, older))
  const { sharer, viewer } = await meet(upgraded)
  const link = await openBroadcastPage(sharer.page)
  await upgraded.serve(root)
  await viewer.page.goto(link)
  await viewer.page.getByRole('button', { name: 'See their screen' }).click()
  await pressShare(sharer.page)
  await expectTheSharedScreen(viewer.page)
  await expectMovingPicture(viewer.page)
})

test('a share goes on while api and pages are upgraded, and after a reload of either page', async ({
  install,
  meet,
  allowConsole,
}) => {
  allowConsole(outage)
  const upgraded = await install(of(older, older))
  const people = await meet(upgraded)
  await shareUntilItMoves(people)
  const { viewer } = people

  await upgraded.replaceApi((ports, port) => startApi(ports, port))
  await upgraded.serve(root)
  await expectMovingPicture(viewer.page)

  await viewer.page.reload()
  await expectTheSharedScreen(viewer.page)
  await expectMovingPicture(viewer.page)
})

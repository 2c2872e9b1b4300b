import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expectSharing, share } from '../../support/flows'
import { type Participant, test as base } from '../../support/participants'
import { expectMovingPicture } from '../../support/picture'

import {
  type Installation,
  type Otherwise,
  startInstallation,
} from './installation'

/** Opens the browsers of two people, who can reach only this installation. */
export type Meet = (
  installation: Pick<Installation, 'args'>,
  ...args: string[]
) => Promise<{ sharer: Participant; viewer: Participant }>

interface Fixtures {
  /** stopped after the browsers, which would otherwise report errors */
  installations: Installation[]
  install: (otherwise: Otherwise) => Promise<Installation>
  meet: Meet
}

export const test = base.extend<Fixtures>({
  installations: async ({}, use) => {
    const installations: Installation[] = []
    await use(installations)
    for (const installation of installations) await installation.stop()
  },
  install: async ({ installations }, use) => {
    const folders: string[] = []
    await use(async (otherwise) => {
      const folder = mkdtempSync(join(tmpdir(), 'kinscreen-'))
      folders.push(folder)
      const installation = await startInstallation(folder, otherwise)
      installations.push(installation)
      return installation
    })
    for (const folder of folders) {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  // Playwright tears fixtures down in reverse order. `installations` is
  // requested first, so that it is stopped after the browsers.
  meet: async ({ installations: _, launch, launchSharer }, use) => {
    await use(async (installation, ...more) => {
      const args = [...installation.args, ...more]
      const sharer = await launchSharer({ args })
      return { sharer, viewer: await launch({ args }) }
    })
  },
})

/**
 * @param origin of the pages
 * @returns the link
 */
export async function shareUntilItMoves(
  { sharer, viewer }: Awaited<ReturnType<Meet>>,
  origin?: string
): Promise<string> {
  const link = await share(sharer.page, viewer.page, origin)
  await expectSharing(sharer.page)
  await expectMovingPicture(viewer.page)
  return link
}

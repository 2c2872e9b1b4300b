import { watchConnections } from './support/connections'
import { share, showScreen } from './support/flows'
import { launchLoudSharer } from './support/loudSharer'
import { expect, type Participant, test as base } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { expectNothingButMessages, received } from './support/receiver'
import { rehearsed } from './support/rehearsed'

const test = base.extend<{ loud: Participant }>({
  loud: async ({ launch }, use) => use(await launchLoudSharer(launch)),
})

const heard = 'Your helper, who made the link, can watch and listen.'

test('the sound of a shared tab reaches the viewer, and ends with Hide and Stop', async ({
  loud,
  viewer,
}) => {
  const { page } = viewer
  const energy = async () => (await received(page)).soundEnergy
  const expectMoreEnergy = async () => {
    const before = await energy()
    await expect.poll(energy).toBeGreaterThan(before + 0.01)
  }
  await watchConnections(page)
  await share(loud.page, page)
  await expect(loud.page.getByText(heard)).toBeVisible()

  await expect(page.getByLabel('Shared screen')).toHaveJSProperty('muted', true)
  await page.getByRole('button', { name: 'Turn on the sound' }).click()
  await expect(page.getByLabel('Shared screen')).toHaveJSProperty(
    'muted',
    false
  )
  await expectMoreEnergy()
  await expectMovingPicture(page)

  await loud.page.getByRole('button', { name: 'Hide my screen' }).click()
  await expect(
    loud.page.getByText('They can’t see or hear anything.')
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /the sound/ })).toHaveCount(0)
  await expectNothingButMessages(page)
  await showScreen(loud.page)
  await expectTheSharedScreen(page)
  await expectMoreEnergy()

  await page.getByRole('button', { name: 'Turn off the sound' }).click()
  await expect(page.getByLabel('Shared screen')).toHaveJSProperty('muted', true)
  await loud.page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByLabel('Shared screen')).toHaveCount(0)
})

test(
  'a screen that is shared without sound has no button for sound',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await sharer.page.addInitScript(() => {
      // Simulates a picker without the checkbox for sound.
      const { mediaDevices } = navigator
      const ask = mediaDevices.getDisplayMedia.bind(mediaDevices)
      mediaDevices.getDisplayMedia = (options) =>
        ask({ ...options, audio: false })
    })
    await share(sharer.page, viewer.page)

    await expect(sharer.page.getByText(/hear/)).toHaveCount(0)
    await expect(
      viewer.page.getByRole('button', { name: /the sound/ })
    ).toHaveCount(0)
  }
)

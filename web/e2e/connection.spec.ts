import { share } from './support/flows'
import { expect, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

declare global {
  interface Window {
    mostFramesPerSecond?: number
  }
}

test('the viewer reads how good the connection is, and its statistics on demand', async ({
  sharer,
  viewer,
}) => {
  await share(sharer.page, viewer.page)
  const words = viewer.page.getByRole('button', {
    name: 'Good connection (details)',
  })
  const details = viewer.page.getByRole('group', { name: 'Connection details' })
  await expect(words).toBeVisible()
  await expect(details).toBeHidden()

  await words.focus()
  await viewer.page.keyboard.press('Enter')
  await expect(words).toHaveAttribute('aria-expanded', 'true')
  const figure = (name: string) =>
    details.locator('dt', { hasText: name }).locator('+ dd')

  await expect(figure('Size')).toHaveText('1280 × 720')
  await expect(figure('Frames per second')).toHaveText(/^[1-9]\d*$/)
  await expect(figure('Delay (round trip)')).toHaveText(/^\d+ ms$/)
  await expect(figure('Data rate')).toHaveText(/^[1-9][\d,]* kbit\/s$/)
  await expect(figure('Video format')).toHaveText('VP8')
  await expect(figure('Route')).toHaveText('Direct')
})

test(
  'the viewer moves the slider, and the sharer sends at that setting, also after a reload',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await sharer.context.addInitScript(() => {
      const set = RTCRtpSender.prototype.setParameters
      RTCRtpSender.prototype.setParameters = function (parameters) {
        window.mostFramesPerSecond = parameters.encodings[0]?.maxFramerate
        return set.call(this, parameters)
      }
    })
    const mostFramesPerSecond = () =>
      sharer.page.evaluate(() => window.mostFramesPerSecond)
    await share(sharer.page, viewer.page)
    const details = viewer.page.getByRole('button', { name: '(details)' })
    const slider = viewer.page.getByRole('slider', { name: 'Sharper Smoother' })
    await details.click()
    await expect(slider).toHaveAttribute('aria-valuetext', 'Sharp')

    await slider.focus()
    await viewer.page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', 'Smoothest')
    await expect.poll(mostFramesPerSecond).toBe(60)

    await viewer.page.reload()
    await expectTheSharedScreen(viewer.page)
    await details.click()
    await expect(slider).toHaveAttribute('aria-valuetext', 'Smoothest')
    await expect.poll(mostFramesPerSecond).toBe(60)
  }
)

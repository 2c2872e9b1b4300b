import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { picker } from './support/chromium'
import { watchConnections } from './support/connections'
import {
  button,
  expectSharing,
  lookFirst,
  share,
  showScreen,
} from './support/flows'
import { expect, type Participant, test as base } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { openSource } from './support/source'
import { openMore } from './support/stage'
import {
  expectNoSound,
  expectSilence,
  expectVoice,
  fakeMicrophone,
  happenToMicrophone,
} from './support/voice'

// Allows sound without a user gesture, because Chromium counts only some of
// Playwright's clicks as gestures.
const playsWithoutClick = '--autoplay-policy=no-user-gesture-required'

/** In the toolbar, the button's label is only “Talk”. */
const talkButton = (page: Page) =>
  page.getByRole('button', { name: /^Talk( through the computer)?$/ })

interface Voices {
  parent: Participant
  helper: Participant
}

const test = base.extend<Voices>({
  parent: async ({ launchSharer }, use) => {
    const parent = await launchSharer({ args: [fakeMicrophone], isLoud: true })
    await parent.context.grantPermissions(['microphone'])
    await parent.page.addInitScript(() => {
      // Simulates a picker without the checkbox for sound.
      const { mediaDevices } = navigator
      const ask = mediaDevices.getDisplayMedia.bind(mediaDevices)
      mediaDevices.getDisplayMedia = (options) =>
        ask({ ...options, audio: false })
    })
    await watchConnections(parent.page)
    await use(parent)
  },
  helper: async ({ launch }, use) => {
    const helper = await launch({
      args: [fakeMicrophone, playsWithoutClick],
      isLoud: true,
    })
    await helper.context.grantPermissions(['microphone'])
    await watchConnections(helper.page)
    await helper.page.addInitScript(() => {
      const { prototype } = HTMLMediaElement
      const { play } = prototype
      const elements: HTMLMediaElement[] = (window.elements = [])
      prototype.play = function () {
        if (!elements.includes(this)) elements.push(this)
        return play.call(this)
      }
    })
    await use(helper)
  },
})

declare global {
  interface Window {
    microphoneWasAsked?: boolean
    /** all media elements that were ever played */
    elements?: HTMLMediaElement[]
  }
}

test(
  'no microphone is requested and no sound sent until a person presses the button',
  rehearsed(),
  async ({ parent, helper }) => {
    for (const { page } of [parent, helper]) {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => {
          window.microphoneWasAsked = true
          return Promise.reject(new DOMException('', 'NotAllowedError'))
        }
      })
    }
    await share(parent.page, helper.page)
    await openMore(parent.page)
    for (const { page } of [parent, helper]) {
      await expect(talkButton(page)).toBeVisible()
      expect(
        await page.evaluate(() => window.microphoneWasAsked)
      ).toBeUndefined()
      await expectNoSound(page)
    }
  }
)

const pictureOf = (page: Page) =>
  page.locator('video[aria-label="Shared screen"]')

const pausePicture = (page: Page) =>
  pictureOf(page).evaluate((video: HTMLVideoElement) => video.pause())

const isPicturePaused = (page: Page) =>
  pictureOf(page).evaluate((video: HTMLVideoElement) => video.paused)

test('both hear each other over the picture’s connection, and the voice continues after the system interrupts it', async ({
  parent,
  helper,
}) => {
  await share(parent.page, helper.page)
  await talkButton(helper.page).click()
  await expect(
    helper.page.getByText('Your microphone is on. They can hear you.')
  ).toBeVisible()
  await expect(parent.page.getByText('You can hear your helper')).toBeVisible()
  await expectVoice(parent.page)
  await expectNoSound(helper.page)

  await button(parent.page, 'Talk back').click()
  await expect(
    parent.page.getByText('Your microphone is on. They can hear you.')
  ).toBeVisible()
  await expect(helper.page.getByText('You can hear them')).toBeVisible()
  await expectVoice(helper.page)
  await expectVoice(parent.page)
  await expectMovingPicture(helper.page)
  for (const { page } of [parent, helper]) {
    const open = () =>
      page.evaluate(
        () =>
          window.connections?.filter(
            ({ connectionState }) => connectionState === 'connected'
          ).length
      )
    await expect.poll(open).toBe(1)
    await expectAccessible(page)
  }

  await button(helper.page, 'Turn microphone off').click()
  await expect(
    parent.page.getByText('They’ve turned their microphone off')
  ).toBeVisible()
  await expectSilence(parent.page)
  await button(helper.page, 'Turn microphone on').click()
  await expectVoice(parent.page)

  // Simulates a phone call, and then a headset that is removed.
  await happenToMicrophone(helper.page, 'mute')
  await expect(helper.page.getByText(/They can’t hear you until/)).toBeVisible()
  await happenToMicrophone(helper.page, 'unmute')
  await expect(helper.page.getByText('They can hear you.')).toBeVisible()
  await happenToMicrophone(helper.page, 'ended')
  await expectVoice(parent.page)
  await expect(helper.page.getByText('They can hear you.')).toBeVisible()

  // Simulates an iPhone that pauses the video while another app is in front.
  await pausePicture(helper.page)
  await expect.poll(() => isPicturePaused(helper.page)).toBe(false)
  await helper.page.evaluate(() => {
    const { prototype } = HTMLMediaElement
    const { play } = prototype
    prototype.play = function () {
      if (window.event?.type === 'click') return play.call(this)
      return Promise.reject(new DOMException('', 'NotAllowedError'))
    }
  })
  await pausePicture(helper.page)
  await button(helper.page, 'Show the picture').click()
  await expect.poll(() => isPicturePaused(helper.page)).toBe(false)
  await expect(button(helper.page, 'Show the picture')).toHaveCount(0)

  await button(parent.page, 'Stop talking').click()
  await expect(helper.page.getByText('You can hear them')).toHaveCount(0)
  await expect(button(parent.page, 'Talk back')).toBeVisible()
  await expectVoice(parent.page)
})

test(
  'the voice continues while the screen is hidden, and in the next call',
  rehearsed(),
  async ({ parent, helper }) => {
    await share(parent.page, helper.page)
    await openMore(parent.page)
    await talkButton(parent.page).click()
    await expectVoice(helper.page)
    await button(parent.page, 'Hide my screen').click()
    await expect(
      helper.page.getByRole('heading', {
        name: 'They have hidden their screen',
      })
    ).toBeVisible()
    await expectVoice(helper.page)
    await showScreen(parent.page)
    await expectTheSharedScreen(helper.page)

    await helper.page.reload()
    await expectTheSharedScreen(helper.page)
    await expect(helper.page.getByText('You can hear them')).toBeVisible()
    await expectVoice(helper.page)

    await button(parent.page, 'Stop sharing').click()
    await expect(button(parent.page, 'Share my screen')).toBeVisible()
    await expect(button(parent.page, 'Stop talking')).toHaveCount(0)
  }
)

test(
  'if the browser requires a click before it plays a voice, the page asks for it',
  rehearsed(),
  async ({ parent, helper }) => {
    // This browser plays audio even without a user gesture, so a stub refuses
    // to play.
    await helper.page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype
      let wasClicked = false
      document.addEventListener('click', () => (wasClicked = true), true)
      HTMLAudioElement.prototype.play = function () {
        return wasClicked
          ? play.call(this)
          : Promise.reject(new DOMException('no click', 'NotAllowedError'))
      }
    })
    await share(parent.page, helper.page)
    await openMore(parent.page)
    await talkButton(parent.page).click()
    await button(helper.page, 'Turn sound on').click()
    await expectVoice(helper.page)
    await expect(button(helper.page, 'Turn sound on')).toHaveCount(0)
  }
)

test(
  'a refused or missing microphone does not affect the share',
  rehearsed(),
  async ({ parent, helper }) => {
    await share(parent.page, helper.page)
    const refuse = (page: Page, name: string) =>
      page.evaluate((reason) => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException('', reason))
      }, name)
    await openMore(parent.page)
    for (const [name, words] of [
      ['NotAllowedError', 'Your browser is blocking the microphone.'],
      ['NotFoundError', 'We couldn’t find a microphone.'],
      ['NotReadableError', 'Another program is using the microphone.'],
    ] as const) {
      for (const { page } of [parent, helper]) {
        await refuse(page, name)
        await lookFirst(page)
        await talkButton(page).click()
        await expect(page.getByText(words)).toBeVisible()
      }
    }
    await expectAccessible(parent.page)
    await expectAccessible(helper.page)
    await expectSharing(parent.page)
    await expectMovingPicture(helper.page)
  }
)

test(
  'the screen’s sound and the voice are heard together',
  rehearsed(),
  async ({ launch, helper }) => {
    const loud = await launch({
      args: [picker.choosesTheTab, fakeMicrophone],
      isLoud: true,
    })
    await loud.context.grantPermissions(['microphone'])
    const source = await openSource(loud.context)
    await source.evaluate(async () => {
      const audio = new AudioContext()
      const tone = audio.createOscillator()
      // A frequency far from the beeps of the fake microphone.
      tone.frequency.value = 3_000
      tone.connect(audio.destination)
      tone.start()
      await audio.resume()
    })
    await loud.page.bringToFront()
    await share(loud.page, helper.page)
    await expect(loud.page.getByText('can watch and listen')).toBeVisible()
    await button(helper.page, 'Turn on the sound').click()
    await openMore(loud.page)
    await talkButton(loud.page).click()
    await expect(
      loud.page.getByText('Your microphone is on. They can hear you.')
    ).toBeVisible()

    await expect
      .poll(() => hears(helper.page))
      .toEqual({
        tone: true,
        voice: true,
      })
    await button(loud.page, 'Hide my screen').click()
    await expect
      .poll(() => hears(helper.page))
      .toEqual({ tone: false, voice: true })
    await showScreen(loud.page)
    await button(loud.page, 'Stop talking').click()
    await expect
      .poll(() => hears(helper.page))
      .toEqual({ tone: true, voice: false })
  }
)

/** Returns whether the tone and the voice are played within 1.5 seconds. */
function hears(page: Page): Promise<{ tone: boolean; voice: boolean }> {
  return page.evaluate(async () => {
    const streams = (window.elements ?? [])
      .filter(({ muted, paused }) => !muted && !paused)
      .flatMap(({ srcObject }) => (srcObject ?? []) as MediaStream)
    const audio = new AudioContext()
    const analyser = audio.createAnalyser()
    analyser.smoothingTimeConstant = 0
    for (const stream of streams) {
      audio.createMediaStreamSource(stream).connect(analyser)
    }
    const levels = new Float32Array(analyser.frequencyBinCount)
    const loudest = (from: number, to: number) => {
      const hertz = audio.sampleRate / analyser.fftSize
      return Math.max(
        ...levels.slice(Math.floor(from / hertz), Math.ceil(to / hertz))
      )
    }
    let [frames, tones, voices] = [0, 0, 0]
    const endMs = performance.now() + 1_500
    while (performance.now() < endMs) {
      await new Promise(requestAnimationFrame)
      analyser.getFloatFrequencyData(levels)
      frames++
      if (loudest(2_900, 3_100) > -60) tones++
      if (loudest(150, 1_500) > -60) voices++
    }
    await audio.close()
    // The beeps of the microphone contain the frequency of the tone, too, but
    // are short.
    return { tone: tones > frames * 0.7, voice: voices > 0 }
  })
}

import type { Page } from '@playwright/test'

import { helpersLink, shareBy, test, withoutPin } from './support/betweenPeople'
import {
  admitCaller,
  answerThatICalled,
  button,
  callerWithoutLink,
  expectSharing,
  openReceivePage,
  pressShare,
  status,
} from './support/flows'
import { expect } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

interface Stranger {
  /** messages that the stranger's socket has received */
  signalled: { type: string; payload?: { control?: string } }[]
}

declare const window: Stranger & typeof globalThis

/**
 * Runs in the page of a stranger who knows only the id (four words): sends a
 * `knock` message, and then calls.
 */
async function callByWords(id: string): Promise<void> {
  window.signalled = []
  const query = new URLSearchParams({
    ...{ key: 'peerjs', token: 'a-token-of-my-own', version: '1.5.5' },
    id: `stranger-${Math.random().toString(36).slice(2)}`,
  })
  const { hostname } = window.location
  const socket = new WebSocket(`ws://${hostname}:9000/peerjs?${query}`)
  socket.onmessage = ({ data }) =>
    window.signalled.push(JSON.parse(String(data)))
  await new Promise((resolve) => {
    socket.addEventListener('message', resolve, { once: true })
  })
  const send = (type: string, payload: object) =>
    socket.send(JSON.stringify({ type, dst: id, payload }))
  const call = { type: 'media', connectionId: 'mc_stranger' }
  const connection = new RTCPeerConnection()
  connection.addTransceiver('video')
  connection.onicecandidate = ({ candidate }) => {
    if (candidate) send('CANDIDATE', { ...call, candidate })
  }
  send('ANSWER', { type: 'kinscreen', v: 1, control: 'knock' })
  await connection.setLocalDescription()
  send('OFFER', {
    ...call,
    sdp: connection.localDescription!.toJSON(),
    metadata: { mac: 'A'.repeat(43) },
  })
}

const framesOf = async (stranger: Page) =>
  (await stranger.evaluate(() => window.signalled)).map(
    ({ type, payload }) => payload?.control ?? type
  )

test('PS41 a stranger with the four words receives nothing before the helper says yes', async ({
  people: { viewer },
  person,
}) => {
  const link = await openReceivePage(viewer)
  await person.goto('/privacy')
  await person.evaluate(callByWords, new URL(link).pathname.slice(1))
  await expect(callerWithoutLink(viewer)).toBeVisible()
  // The page has asked about the caller, so it has read all messages of the
  // stranger.
  expect(await framesOf(person)).toEqual(['OPEN'])
  await expect(status(viewer, 'Waiting for them to share')).toBeVisible()

  await admitCaller(viewer)
  await expect.poll(() => framesOf(person)).toContain('CANDIDATE')
  expect(await framesOf(person)).toContain('ANSWER')
})

test(
  'PS41 a stranger with the four words does not block a person who has the link',
  rehearsed(),
  async ({ people, person }) => {
    const link = await openReceivePage(people.viewer)
    await person.goto('/privacy')
    await person.evaluate(callByWords, new URL(link).pathname.slice(1))
    await expect(callerWithoutLink(people.viewer)).toBeVisible()

    await people.sharer.goto(link)
    await pressShare(people.sharer)
    await expectTheSharedScreen(people.viewer)
    await expectSharing(people.sharer)
    expect(await framesOf(person)).toEqual(['OPEN'])
  }
)

test('PS41 a sharer who has typed the words waits until the helper accepts, and is recognised afterwards', async ({
  people: { sharer, viewer },
}) => {
  const link = await openReceivePage(viewer)
  await sharer.goto(withoutPin(link))
  await answerThatICalled(sharer)
  await pressShare(sharer)
  await expect(callerWithoutLink(viewer)).toBeVisible()
  await expect(status(sharer, 'Waiting for your helper')).toBeVisible()
  await admitCaller(viewer)
  await expectTheSharedScreen(viewer)

  await viewer.reload()
  await expectTheSharedScreen(viewer)
  await expectSharing(sharer)
  await sharer.reload()
  await pressShare(sharer)
  await expectTheSharedScreen(viewer)
})

test(
  'PS41 a sharer who has typed the words reads that the helper has declined',
  rehearsed(),
  async ({ people: { sharer, viewer } }) => {
    const link = await openReceivePage(viewer)
    await sharer.goto(withoutPin(link))
    await answerThatICalled(sharer)
    await pressShare(sharer)
    await button(viewer, 'Not now').click()
    await expect(
      sharer.getByRole('heading', { name: 'Your helper didn’t accept' })
    ).toBeVisible()
    await expect(callerWithoutLink(viewer)).toBeHidden()

    await sharer.goto('about:blank')
    await sharer.goto(link)
    await pressShare(sharer)
    await expectTheSharedScreen(viewer)
  }
)

test(
  'PS41 a call with the link needs no question',
  rehearsed(),
  async ({ people }) => {
    await shareBy(helpersLink, people)
    await expectTheSharedScreen(people.viewer)
    await expect(callerWithoutLink(people.viewer)).toBeHidden()
  }
)

import { Reservations } from 'src/lib/cluster/Reservations'
import { SingleInstance } from 'src/lib/cluster/SingleInstance'
import { offerTo } from 'src/lib/signallingMessages/frames.fixtures'
import * as issuing from 'src/lib/userId'
import type { UserId } from 'src/lib/userId'

import {
  holdTheClock,
  serveSignalling,
  type TestClient,
  type TestServer,
} from './signalling.fixtures'

jest.setTimeout(30_000)

const twoMinutesMs = 120_000

describe('an id whose socket has ended', () => {
  let signalling: TestServer
  let nowMs: number

  const somebodyElse = { token: 'another-token' }

  beforeEach(async () => {
    nowMs = 0
    holdTheClock()
    const reservations = new Reservations(() => nowMs)
    signalling = await serveSignalling(
      { tickMs: 5 },
      new SingleInstance(reservations)
    )
  })

  afterEach(async () => {
    jest.restoreAllMocks()
    await signalling.server.close()
  })

  const expectTaken = async () => {
    const other = signalling.dial('river', somebodyElse)
    expect(await other.next()).toEqual({
      type: 'ID-TAKEN',
      payload: { msg: 'ID is taken' },
    })
    await other.closed
  }

  /**
   * The server notices the lost socket only when another client claims the id.
   */
  const expectReserved = async () => {
    await expectTaken()
    await signalling.attach('river')
  }

  const attachSilent = async () => {
    const silent = signalling.dial('river', {}, { autoPong: false })
    expect(await silent.next()).toEqual({ type: 'OPEN' })
    return silent
  }

  const gone = async (partner: TestClient) => {
    expect(await partner.next()).toMatchObject({ payload: { control: 'gone' } })
  }

  const attachWithPartner = async () => {
    const partner = await signalling.attach('partner')
    const owner = await signalling.attach('river')
    owner.send(offerTo('partner'))
    await partner.next()
    return { owner, partner }
  }

  it('without a close frame is reserved for its token', async () => {
    const { owner, partner } = await attachWithPartner()
    owner.webSocket.terminate()
    await gone(partner)
    await expectReserved()
  })

  it('because it was silent is reserved for its token', async () => {
    const silent = await attachSilent()
    expect(await silent.closed).toBe(1006)
    await expectReserved()
  })

  it('because of a misuse is reserved for its token', async () => {
    const owner = await signalling.attach('river')
    for (let time = 0; time < 300; time++) {
      owner.send({ type: 'HEARTBEAT' })
    }
    expect(await owner.closed).toBe(1008)
    await expectReserved()
  })

  it('with a broken frame is reserved for its token', async () => {
    const owner = await signalling.attach('river')
    owner.sendText('x'.repeat(64 * 1024 + 1))
    expect(await owner.closed).toBe(1009)
    await expectReserved()
  })

  it('before it was attached stays reserved for its token', async () => {
    const { owner, partner } = await attachWithPartner()
    owner.webSocket.terminate()
    await gone(partner)
    const { webSocket } = signalling.dial('river')
    webSocket.once('upgrade', () => webSocket.terminate())
    await new Promise((resolve) => webSocket.once('close', resolve))
    await expectReserved()
  })

  it('with the client’s close frame is free at once', async () => {
    const { owner, partner } = await attachWithPartner()
    owner.webSocket.close()
    await gone(partner)
    await signalling.attach('river', somebodyElse)
  })

  it('with LEAVE is free at once', async () => {
    const { owner, partner } = await attachWithPartner()
    owner.webSocket.pause()
    owner.send({ type: 'LEAVE' })
    await gone(partner)
    await signalling.attach('river', somebodyElse)
    owner.webSocket.resume()
  })

  it('is reserved for two minutes, and then free', async () => {
    const { owner, partner } = await attachWithPartner()
    owner.webSocket.terminate()
    await gone(partner)
    nowMs = twoMinutesMs - 1
    await expectTaken()
    nowMs = twoMinutesMs
    await signalling.attach('river', somebodyElse)
  })

  it('is reserved again each time its socket ends', async () => {
    const { owner, partner } = await attachWithPartner()
    owner.webSocket.terminate()
    await gone(partner)
    nowMs = twoMinutesMs - 1
    const again = await signalling.attach('river')
    again.send(offerTo('partner'))
    await partner.next()
    again.webSocket.terminate()
    await gone(partner)
    nowMs = 2 * twoMinutesMs - 2
    await expectTaken()
  })

  it('is not issued to others while it is reserved', async () => {
    const { owner, partner } = await attachWithPartner()
    owner.webSocket.terminate()
    await gone(partner)
    const picked = ['river', 'partner', 'moon'] as UserId[]
    jest
      .spyOn(issuing, 'issueUserId')
      .mockImplementation(() => picked.shift() ?? ('late' as UserId))
    const answer = await fetch(`${signalling.url}/peerjs/id`)
    expect(await answer.text()).toBe('moon')
  })

  it('counts as absent for its callers until it is back', async () => {
    const { owner, partner } = await attachWithPartner()
    owner.webSocket.terminate()
    await gone(partner)
    partner.send(offerTo('river', 'mc_early'))
    partner.send(offerTo('partner', 'mc_own'))
    expect(await partner.next()).toMatchObject({ src: 'partner' })
    const again = await signalling.attach('river')
    expect(await again.next()).toMatchObject(offerTo('river', 'mc_early'))
    again.send(offerTo('partner'))
    await partner.next()
    again.webSocket.terminate()
    await gone(partner)
    partner.send(offerTo('river', 'mc_late'))
    partner.send(offerTo('partner', 'mc_own'))
    expect(await partner.next()).toMatchObject({ src: 'partner' })
    jest.advanceTimersByTime(7_000)
    expect(await partner.next()).toMatchObject({ type: 'EXPIRE', src: 'river' })
  })
})

describe('Reservations', () => {
  it('are limited in number, and the oldest are dropped first', () => {
    const reservations = new Reservations(() => 0)
    for (let number = 0; number <= 100_000; number++) {
      reservations.keep(`id${number}`, 'hash')
    }
    expect(reservations.hashFor('id0')).toBeUndefined()
    expect(reservations.hashFor('id1')).toBe('hash')
    expect(reservations.hashFor('id100000')).toBe('hash')
  })
})

import fc from 'fast-check'

import { keptHelpers } from 'src/browser/preferences'
import { parsePin } from 'src/features/links/model/pin'

import { OfferProof } from './OfferProof'

const pin = parsePin('0123456789abcdefghijkA')!
const other = parsePin('0123456789abcdefghijkQ')!
const ends = { callerId: 'river-apple', calleeId: 'lamp-cloud' }
const secret = 'ab'.repeat(32)

const fingerprint = Array(32).fill('AB').join(':')
const sdpWith = (...fingerprints: string[]) =>
  ['v=0', ...fingerprints.map((each) => `a=fingerprint:sha-256 ${each}`)].join(
    '\r\n'
  )
const offer = {
  type: 'media',
  connectionId: 'mc_1',
  sdp: { type: 'offer', sdp: sdpWith(fingerprint) },
}
type Signed = typeof offer & { metadata: { mac: string } }

const knock = { type: 'kinscreen', v: 1, control: 'knock' }

const page = (ofPage: typeof pin | null, known: string | null = null) =>
  new OfferProof(
    async () => known,
    async () => ofPage
  )

const signed = (payload: object = offer, by = pin) =>
  page(by).sign(payload, ends)

/** The payload as it arrives: the server passes it on as JSON. */
const relayed = async (payload: Promise<object>) =>
  JSON.parse(JSON.stringify(await payload))

const bent = (text: string) =>
  `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`

describe('the proof of an offer', () => {
  it.each([
    ['an offer', offer],
    ['a knock', knock],
  ])('of %s verifies that its sender has the link', async (_, payload) => {
    const asked = await relayed(signed(payload))

    expect(await page(pin).isFromLink(asked, ends)).toBe(true)
  })

  it('is verified for a link without a key fingerprint if the helper is saved on this computer', async () => {
    window.history.replaceState(null, '', '/lamp-cloud-piano-tree')
    const helper = { name: 'Anna', id: 'lamp-cloud-piano-tree', pin }
    const proof = new OfferProof(async () => null)
    expect(await relayed(proof.sign(offer, ends))).toEqual(offer)

    keptHelpers.keep(JSON.stringify([helper]))
    const asked = await relayed(proof.sign(offer, ends))
    expect(await page(pin).isFromLink(asked, ends)).toBe(true)
    keptHelpers.keep(null)
    window.history.replaceState(null, '', '/')
  })

  it('keeps the rest of the payload', async () => {
    const { metadata, ...rest } = await relayed(signed())

    expect(rest).toEqual(offer)
    expect(Object.keys(metadata)).toEqual(['mac'])
  })

  it('fails if it is missing or was made for another link', async () => {
    expect(await page(pin).isFromLink(offer, ends)).toBe(false)
    expect(await page(pin).isFromLink(knock, ends)).toBe(false)
    const asked = await relayed(signed(offer, other))
    expect(await page(pin).isFromLink(asked, ends)).toBe(false)
  })

  it.each([
    ['the caller', { ...ends, callerId: 'river-applf' }],
    ['the callee', { ...ends, calleeId: 'lamp-clouc' }],
    ['the direction', { callerId: ends.calleeId, calleeId: ends.callerId }],
  ])('is invalid if %s differs', async (_, between) => {
    for (const payload of [offer, knock]) {
      const asked = await relayed(signed(payload))
      expect(await page(pin).isFromLink(asked, between)).toBe(false)
    }
  })

  it.each<[string, (asked: Signed) => object]>([
    ['call', (asked) => ({ ...asked, connectionId: 'mc_2' })],
    [
      'certificate',
      (asked) => ({
        ...asked,
        sdp: { type: 'offer', sdp: sdpWith(bent(fingerprint)) },
      }),
    ],
    [
      'proof',
      ({ metadata, ...asked }) => ({
        ...asked,
        metadata: { mac: bent(metadata.mac) },
      }),
    ],
    [
      'kind',
      ({ metadata }) => ({ ...knock, nonce: 'mc_1', mac: metadata.mac }),
    ],
  ])('is invalid for another %s', async (_, change) => {
    const asked = change(await relayed(signed()))

    expect(await page(pin).isFromLink(asked, ends)).toBe(false)
  })

  it('of a knock is invalid for another knock and for an offer', async () => {
    const asked = await relayed(signed(knock))
    const { mac } = asked

    for (const changed of [
      { ...asked, nonce: bent(asked.nonce) },
      { ...asked, mac: bent(mac) },
      { ...offer, metadata: { mac } },
    ]) {
      expect(await page(pin).isFromLink(changed, ends)).toBe(false)
    }
  })

  it.each([
    ['two certificates', sdpWith(fingerprint, bent(fingerprint))],
    ['no certificate', sdpWith()],
  ])('is not made for a description with %s', async (_, sdp) => {
    const payload = { ...offer, sdp: { type: 'offer', sdp } }

    expect(await signed(payload)).toBe(payload)
    const { metadata } = await relayed(signed())
    expect(await page(pin).isFromLink({ ...payload, metadata }, ends)).toBe(
      false
    )
  })

  it('is accepted once', async () => {
    const asked = await relayed(signed())
    const callee = page(pin)

    expect(await callee.isFromLink(asked, ends)).toBe(true)
    expect(await callee.isFromLink(asked, ends)).toBe(false)
  })

  it('can be neither made nor verified without a key fingerprint', async () => {
    expect(await page(null).sign(offer, ends)).toBe(offer)
    const asked = await relayed(signed())
    expect(await page(null).isFromLink(asked, ends)).toBeNull()
  })

  it("uses the last participant's secret if there is no key fingerprint", async () => {
    const asked = await relayed(page(null, secret).sign(offer, ends))

    expect(await page(pin, secret).isFromLink(asked, ends)).toBe(true)
    expect(await page(null, secret).isFromLink(asked, ends)).toBe(true)
    expect(await page(pin, 'cd'.repeat(32)).isFromLink(asked, ends)).toBe(false)
    expect(await page(pin).isFromLink(asked, ends)).toBe(false)
  })

  it('is verified without an error for any input', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (payload) => {
        expect(await page(pin).isFromLink(payload, ends)).toBe(false)
      }),
      { numRuns: 200 }
    )
  })
})

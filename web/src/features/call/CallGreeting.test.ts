import type { UserId } from 'src/features/links/model/userId'
import { joined } from 'src/features/proof/FakeProofChannel'
import { keyOfWords } from 'src/features/proof/keyOfWords.fixtures'
import { encodeProof } from 'src/features/proof/model/proofMessage'
import { generateStoredKey, OwnerKey } from 'src/features/proof/OwnerKey'
import { wordsOfOneKey } from 'src/features/proof/wordsOfKey.fixtures'

import { CallGreeting } from './CallGreeting'
import type { HelloMessage } from './model/callProtocol'
import { secretsOf } from './PeerJsCall.fixtures'

const sharerId = 'river-apple-tiger-moon' as UserId
const viewerId = 'lamp-cloud-piano-tree' as UserId

const certificate = (name: string) =>
  ({ sdp: `v=0\r\na=fingerprint:sha-256 ${name}\r\n` }) as RTCSessionDescription

const connected = (local: string, remote: string) =>
  Object.assign(new EventTarget(), {
    localDescription: certificate(local),
    remoteDescription: certificate(remote),
  })

const newKey = async () => OwnerKey.from(await generateStoredKey())

interface Setting {
  sharers: string
  viewers: string
  viewersId?: string
  key: OwnerKey | null
  seenBySharer?: string
  betweenHellos?: (hello: HelloMessage) => HelloMessage | null
  /** the attacker: returns a changed message, or null to drop the message */
  between?: (text: string) => string | null
}

async function greet({
  sharers,
  viewers,
  viewersId = wordsOfOneKey.marked.id,
  key,
  seenBySharer = 'BB',
  betweenHellos = (hello) => hello,
  between,
}: Setting) {
  const own = (address: string) => ({
    address: () => `https://example.org${address}`,
    origin: () => wordsOfOneKey.origin,
    key: async () => key,
    number: async (ownId: string | null) =>
      ownId === wordsOfOneKey.marked.id ? wordsOfOneKey.marked.number : null,
  })
  const caller = new CallGreeting(
    connected('AA', seenBySharer),
    { id: 'mc_1', ownId: sharerId, remoteId: viewerId, isCaller: true },
    secretsOf(),
    own(sharers)
  )
  const callee = new CallGreeting(
    connected('BB', 'AA'),
    { id: 'mc_1', ownId: viewersId, remoteId: sharerId, isCaller: false },
    secretsOf(),
    own(viewers)
  )
  const channels = joined(between) as unknown as [
    RTCDataChannel,
    RTCDataChannel,
  ]
  const hellos = await Promise.all([
    caller.hello(channels[0]),
    callee.hello(channels[1]),
  ])
  const [ofCaller, ofCallee] = hellos.map(betweenHellos)
  return Promise.all([caller.heard(ofCallee!), callee.heard(ofCaller!)])
}

const verified = { isResumed: false, isVerified: true }
const unverified = { isResumed: false, isVerified: false }
const compared = {
  ...unverified,
  safetyWords: [expect.any(Number), expect.any(Number)],
}

describe('the handshake of a call', () => {
  it('PS36 verifies both sides, whoever made the link', async () => {
    const key = await newKey()
    const sent = { sharers: `/${viewerId}#name=Anna&k=${key.pin}`, key }
    expect(await greet({ ...sent, viewers: '/receive' })).toEqual([
      verified,
      verified,
    ])

    const opened = { viewers: `/from/${sharerId}?lang=de#k=${key.pin}`, key }
    expect(await greet({ ...opened, sharers: '/broadcast' })).toEqual([
      verified,
      verified,
    ])
  })

  it('PS36 continues unverified if the link has no key fingerprint', async () => {
    const key = await newKey()
    const sharers = `/${viewerId}#name=Anna`
    expect(await greet({ sharers, viewers: '/receive', key })).toEqual([
      unverified,
      unverified,
    ])
  })

  it('PS36 verifies the owner of an id derived from a key, and nobody else', async () => {
    const typed = {
      sharers: `/${wordsOfOneKey.marked.id}`,
      viewers: '/receive',
    }
    const key = await keyOfWords()
    expect(await greet({ ...typed, key })).toEqual([verified, unverified])

    const [another] = await greet({ ...typed, key: await newKey() })
    expect(another).toBe('refuted')
    const [between] = await greet({ ...typed, key, seenBySharer: 'CC' })
    expect(between).toBe('refuted')
    const [elsewhere] = await greet({ ...typed, key, viewersId: viewerId })
    expect(elsewhere).toBe('refuted')
  })

  it('PS36 requires the proof for an id derived from a key even if the peer sends its hello first', async () => {
    const { origin, marked } = wordsOfOneKey
    const [channel, others] = joined() as unknown as [
      RTCDataChannel,
      RTCDataChannel,
    ]
    const sharer = new CallGreeting(
      connected('AA', 'BB'),
      { id: 'mc_1', ownId: sharerId, remoteId: viewerId, isCaller: true },
      secretsOf(),
      {
        address: () => `https://example.org/${marked.id}`,
        origin: () => origin,
        key: async () => null,
        number: async () => null,
      }
    )
    const own = sharer.hello(channel)
    const heard = sharer.heard({ type: 'hello', random: '00'.repeat(16) })
    others.send(encodeProof({ type: 'proof-refused' }))
    expect(await heard).toBe('refuted')
    expect(await own).toMatchObject({ worded: true })
  })

  it('PS37 gives both sides the same safety words, unless there is a man in the middle', async () => {
    const key = await newKey()
    const words = { sharers: '/broadcast', viewers: `/from/${sharerId}`, key }
    const [sharer, viewer] = await greet(words)
    expect(sharer).toEqual(viewer)
    expect(sharer).toEqual(compared)

    const [here, there] = await greet({ ...words, seenBySharer: 'CC' })
    expect(here).not.toEqual(there)
  })

  it.each<[string, Setting['betweenHellos']]>([
    ['does not offer the comparison', ({ compares: _, ...hello }) => hello],
    [
      'claims an id derived from a key',
      ({ compares: _, ...hello }) => ({ ...hello, worded: true }),
    ],
    ['is missing', () => null],
  ])(
    'PS39 admits nobody to a sharer if the hello %s, whoever changed it',
    async (_, betweenHellos) => {
      const key = await newKey()
      const words = { sharers: '/broadcast', viewers: `/from/${sharerId}`, key }
      const [sharer] = await greet({ ...words, betweenHellos })
      expect(sharer).toBe('uncompared')
    }
  )

  it('PS39 lets the viewer of a link continue without a comparison, as it has nothing to lose', async () => {
    const key = await newKey()
    const betweenHellos = ({ compares: _, ...hello }: HelloMessage) => hello
    const words = { sharers: '/broadcast', viewers: `/from/${sharerId}`, key }
    const [, viewer] = await greet({ ...words, betweenHellos })
    expect(viewer).toEqual(unverified)
  })

  it.each(['compare-commit', 'compare-nonce', 'compare-reveal'])(
    'PS39 ends on both sides if %s is answered with something else',
    async (type) => {
      const key = await newKey()
      const refusal = encodeProof({ type: 'proof-refused' })
      const between = (text: string) => (text.includes(type) ? refusal : text)
      const words = { sharers: '/broadcast', viewers: `/from/${sharerId}`, key }
      const [sharer, viewer] = await greet({ ...words, between })
      expect(sharer).toBe('uncompared')
      // Without a valid `compare-reveal`, only the sharer refuses: the viewer
      // already has its safety words.
      if (type !== 'compare-reveal') expect(viewer).toBe('uncompared')
    }
  )

  it('PS39 compares no safety words on the helper’s link, as nobody is asked to compare them', async () => {
    const key = await newKey()
    const said: string[] = []
    const between = (text: string) => (said.push(text), text)
    await greet({ sharers: `/${viewerId}`, viewers: '/receive', key, between })
    expect(said).toEqual([])
  })

  it('proves the key fingerprint that belongs to the id of the page', async () => {
    const [key, another] = [await newKey(), await newKey()]
    const asked: (string | null)[] = []
    const [channel, others] = joined() as unknown as [
      RTCDataChannel,
      RTCDataChannel,
    ]
    const owner = new CallGreeting(
      connected('AA', 'BB'),
      { id: 'mc_1', ownId: sharerId, remoteId: viewerId, isCaller: true },
      secretsOf(),
      {
        address: () => 'https://example.org/broadcast',
        origin: () => 'https://example.org',
        key: async (ownId) => (asked.push(ownId), another),
        number: async () => null,
      }
    )
    const opener = new CallGreeting(
      connected('BB', 'AA'),
      { id: 'mc_1', ownId: viewerId, remoteId: sharerId, isCaller: false },
      secretsOf(),
      {
        address: () => `https://example.org/from/${sharerId}#k=${key.pin}`,
        origin: () => 'https://example.org',
        key: jest.fn(),
        number: jest.fn(),
      }
    )
    const hellos = await Promise.all([
      owner.hello(channel),
      opener.hello(others),
    ])
    expect(
      await Promise.all([owner.heard(hellos[1]), opener.heard(hellos[0])])
    ).toEqual(['refuted', 'refuted'])
    expect(asked).toEqual([sharerId])
  })

  it('PS36 detects a man in the middle on both sides', async () => {
    const key = await newKey()
    const sharers = `/${viewerId}#k=${key.pin}`
    const seenBySharer = 'CC'
    expect(
      await greet({ sharers, viewers: '/receive', key, seenBySharer })
    ).toEqual(['refuted', 'refuted'])
  })

  it('PS36 refuses a truncated link, and an owner with another key', async () => {
    const key = await newKey()
    const { pin } = await newKey()
    const cut = `/${viewerId}#k=${key.pin.slice(0, 20)}`
    expect(await greet({ sharers: cut, viewers: '/receive', key })).toEqual([
      'refuted',
      'refuted',
    ])
    const ended = `/from/${sharerId}#`
    expect(await greet({ sharers: '/broadcast', viewers: ended, key })).toEqual(
      ['refuted', 'refuted']
    )

    const sharers = `/${viewerId}#k=${pin}`
    expect(await greet({ sharers, viewers: '/receive', key })).toEqual([
      'refuted',
      'refuted',
    ])
    expect(await greet({ sharers, viewers: '/receive', key: null })).toEqual([
      'refuted',
      'refuted',
    ])
  })

  it('PS36 requires the proof even from a peer that sends no hello', async () => {
    const key = await newKey()
    const greeting = new CallGreeting(
      connected('AA', 'BB'),
      { id: 'mc_1', ownId: sharerId, remoteId: viewerId, isCaller: true },
      secretsOf(),
      {
        address: () => `https://a.org/${viewerId}#k=${key.pin}`,
        origin: () => 'https://a.org',
        key: jest.fn(),
        number: jest.fn(),
      }
    )
    const [channel] = joined() as unknown as [RTCDataChannel]
    await greeting.hello(channel)

    expect(await greeting.heard(null)).toBe('refuted')
  })
})

import { FakePeerConnection, fingerprint, sdpOf } from './FakeConnection'
import { PinnedCertificate } from './PinnedCertificate'

const other = fingerprint.replace('E3', '00')
const [honest, hostile] = [new ArrayBuffer(0), new ArrayBuffer(1)]

const described = (type: 'offer' | 'answer', ...fingerprints: string[]) => ({
  type,
  sdp: sdpOf(...fingerprints),
})

function pinned(offer: string | null = null) {
  const connection = new FakePeerConnection()
  const refuse = jest.fn()
  const refused = new Promise<void>((resolve) =>
    refuse.mockImplementation(resolve)
  )
  const asConnection = connection as unknown as RTCPeerConnection
  const certificate = new PinnedCertificate(asConnection, offer, refuse)
  const apply = (type: 'offer' | 'answer', ...fingerprints: string[]) =>
    connection.setRemoteDescription(described(type, ...fingerprints))
  return { connection, certificate, refuse, refused, apply }
}

const hostileOnes: [string, string[]][] = [
  ['another certificate', [other]],
  ['no certificate', []],
  ['two', [fingerprint, other]],
  ['another one in a section of its own', [fingerprint, 'v=1', other]],
  ['another hash', [fingerprint.replace('sha-256', 'sha-1')]],
]

describe('PinnedCertificate', () => {
  it('accepts every description with the first certificate', async () => {
    const { connection, certificate, refuse, apply } = pinned()
    await apply('answer', fingerprint)
    await apply('offer', fingerprint, fingerprint.toLowerCase())

    expect(connection.remoteDescriptions).toHaveLength(2)
    expect([certificate.refusedCount, refuse.mock.calls.length]).toEqual([0, 0])
  })

  it.each(hostileOnes)('refuses an answer with %s', async (_, named) => {
    const { connection, certificate, refuse, apply } = pinned()
    await apply('answer', fingerprint)
    await expect(apply('answer', ...named)).rejects.toThrow('certificate')

    expect(connection.remoteDescriptions).toHaveLength(1)
    expect([certificate.refusedCount, refuse.mock.calls.length]).toEqual([1, 1])
  })

  it.each(hostileOnes)(
    'refuses a second offer of a peer that has called, before the browser gets it: %s',
    async (_, named) => {
      const { connection, refuse, apply } = pinned(sdpOf(fingerprint))
      await expect(apply('offer', ...named)).rejects.toThrow('certificate')

      expect(connection.remoteDescriptions).toEqual([])
      expect(refuse).toHaveBeenCalledTimes(1)
    }
  )

  it.each([
    ['no', []],
    ['two', [fingerprint, other]],
  ])('refuses a first description with %s certificates', async (_, named) => {
    const { connection, apply } = pinned()
    await expect(apply('answer', ...named)).rejects.toThrow('certificate')
    expect(connection.remoteDescriptions).toEqual([])

    await pinned(sdpOf(...named)).refused
  })

  it('counts a flood of descriptions, and applies none of it', async () => {
    const { connection, certificate, apply } = pinned()
    await apply('answer', fingerprint)
    const flood = Array.from({ length: 1_000 }, () => apply('answer', other))
    await Promise.allSettled(flood)

    expect(connection.remoteDescriptions).toHaveLength(1)
    expect(certificate.refusedCount).toBe(1_000)
  })

  it('recognises the certificate that DTLS has received by its fingerprint', async () => {
    const { connection, certificate, refuse, apply } = pinned()
    await apply('answer', fingerprint)
    expect(certificate.isInUse).toBe(true)
    connection.remoteCertificates = [honest]
    expect(certificate.isInUse).toBe(false)
    await certificate.check()

    expect(certificate.isInUse).toBe(true)
    expect(refuse).not.toHaveBeenCalled()
  })

  it.each([['sha-256'], ['md5']])(
    'refuses another certificate than the described one (%s)',
    async (hash) => {
      const { connection, certificate, refuse, apply } = pinned()
      await apply('answer', fingerprint.replace('sha-256', hash))
      connection.remoteCertificates = [hostile]
      await certificate.check()

      expect(certificate.isInUse).toBe(false)
      expect(refuse).toHaveBeenCalledTimes(1)
    }
  )

  it('checks again each time the connection is connected', async () => {
    const { connection, certificate, refuse, refused, apply } = pinned()
    await apply('answer', fingerprint)
    connection.remoteCertificates = [honest]
    connection.connect()
    await certificate.check()
    expect(refuse).not.toHaveBeenCalled()

    connection.remoteCertificates = [hostile]
    expect(certificate.isInUse).toBe(false)
    connection.connect()
    await refused
  })
})

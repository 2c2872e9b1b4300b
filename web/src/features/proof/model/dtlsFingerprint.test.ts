import { dtlsFingerprint } from './dtlsFingerprint'

const line = 'a=fingerprint:sha-256 AB:CD:EF'

describe('dtlsFingerprint', () => {
  it.each([
    ['in the session', `v=0\r\n${line}\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\n`],
    ['in each section', `v=0\r\nm=video 9\r\n${line}\r\nm=audio 9\r\n${line}`],
    [
      'in another case',
      'm=video 9\na=fingerprint:SHA-256 ab:cd:ef\nm=audio 9\n' + line,
    ],
  ])('finds the fingerprint %s', (_, sdp) => {
    expect(dtlsFingerprint(sdp)).toBe('sha-256 AB:CD:EF')
  })

  it.each([
    ['no fingerprint', 'v=0\r\nm=video 9\r\n'],
    [
      'more than one fingerprint',
      `v=0\r\n${line}\r\nm=video 9\r\na=fingerprint:sha-256 00:11:22`,
    ],
    ['two hashes', `${line}\r\na=fingerprint:sha-1 AB:CD:EF`],
    [
      'another one in a different format',
      `${line}\r\na=fingerprint: sha-256\t00:11:22`,
    ],
    ['another one with trailing text', `${line}\r\na=fingerprint:sha-256 00 x`],
    [
      'only a similar line',
      'a=fingerprinting:sha-256 AB\nb=fingerprint:sha-256 AB',
    ],
  ])('is null if there is %s', (_, sdp) => {
    expect(dtlsFingerprint(sdp)).toBeNull()
  })
})

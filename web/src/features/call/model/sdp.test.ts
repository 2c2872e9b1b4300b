import * as fc from 'fast-check'

import {
  nameFrames,
  boundBitrate,
  preferCodecs,
  skipSilence,
  turnPixels,
} from './sdp'

const description = [
  'v=0',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111',
  'a=rtpmap:111 opus/48000/2',
  'm=video 9 UDP/TLS/RTP/SAVPF 96 97 98 45',
  'a=rtpmap:96 VP8/90000',
  'a=rtpmap:97 rtx/90000',
  'a=fmtp:97 apt=96',
  'a=rtpmap:98 VP9/90000',
  'a=fmtp:98 profile-id=0',
  'a=rtpmap:45 AV1/90000',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  '',
].join('\r\n')

describe('boundBitrate', () => {
  const raised = boundBitrate(description, { start: 4000, least: 500 }).split(
    '\r\n'
  )

  it('adds to the parameters that a video format has', () => {
    expect(raised).toContain(
      'a=fmtp:98 profile-id=0;x-google-start-bitrate=4000;x-google-min-bitrate=500'
    )
  })

  it('gives parameters to a video format that has none', () => {
    expect(raised).toContain(
      'a=fmtp:96 x-google-start-bitrate=4000;x-google-min-bitrate=500'
    )
    expect(raised).toContain(
      'a=fmtp:45 x-google-start-bitrate=4000;x-google-min-bitrate=500'
    )
  })

  it('replaces its own earlier bounds', () => {
    const again = boundBitrate(raised.join('\r\n'), { start: 900, least: 300 })
    expect(again).toBe(boundBitrate(description, { start: 900, least: 300 }))
  })

  it('leaves repair formats and other media alone', () => {
    expect(raised).toContain('a=fmtp:97 apt=96')
    expect(raised.join()).not.toContain('fmtp:111')
  })
})

describe('turnPixels', () => {
  it('removes the orientation of a camera, and changes nothing else', () => {
    const orientation = 'a=extmap:13 urn:3gpp:video-orientation'
    const given = `${description}${orientation}\r\n`
    expect(turnPixels(given)).toBe(description)
    expect(turnPixels(description)).toBe(description)
  })
})

describe('skipSilence', () => {
  it('changes only Opus', () => {
    const asked = skipSilence(description).split('\r\n')
    expect(asked).toContain('a=fmtp:111 usedtx=1')
    expect(asked.filter((line) => line.includes('usedtx'))).toHaveLength(1)
  })

  it('keeps the existing parameters of Opus', () => {
    const given = description.replace(
      'a=rtpmap:111 opus/48000/2',
      'a=rtpmap:111 opus/48000/2\r\na=fmtp:111 minptime=10;useinbandfec=1'
    )
    const asked = skipSilence(given)
    expect(asked).toContain(
      'a=fmtp:111 minptime=10;useinbandfec=1;usedtx=1\r\n'
    )
    expect(skipSilence(asked)).toBe(asked)
  })

  it('changes nothing without audio', () => {
    const silent = description.replace('m=audio', 'm=text')
    expect(skipSilence(silent)).toBe(silent)
  })
})

describe('preferCodecs', () => {
  it('puts the wanted codecs first and keeps the order of the others', () => {
    expect(preferCodecs(description, ['av1', 'VP9'])).toContain(
      'm=video 9 UDP/TLS/RTP/SAVPF 45 98 96 97'
    )
  })

  it('changes nothing if none of them is listed', () => {
    expect(preferCodecs(description, ['H266'])).toBe(description)
  })
})

it('accepts any text as a description, and returns a text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof boundBitrate(text, { start: 2, least: 1 })).toBe('string')
      expect(preferCodecs(text, ['VP8'])).toEqual(expect.any(String))
    })
  )
})

describe('naming frames', () => {
  const line = 'a=extmap:7 http://www.webrtc.org/experiments/rtp-hdrext/'

  it('requests the dependency descriptor instead of timing information', () => {
    expect(nameFrames(`m=video\r\n${line}video-timing\r\na=mid:0\r\n`)).toBe(
      'm=video\r\na=extmap:7 https://aomediacodec.github.io/av1-rtp-spec/#dependency-descriptor-rtp-header-extension\r\na=mid:0\r\n'
    )
  })

  it('keeps a description without timing information unchanged', () => {
    const sdp = `m=video\r\n${line}playout-delay\r\n`
    expect(nameFrames(sdp)).toBe(sdp)
  })
})

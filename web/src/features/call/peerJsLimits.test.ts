import fs from 'fs'

import { peerJsOptions } from './peerJsOptions'

// Reads the library’s source, because running it needs a browser with WebRTC.
const library = fs.readFileSync(
  require.resolve('peerjs').replace(/bundler\.cjs$/, 'bundler.mjs'),
  'utf8'
)

/** The values of specification §9 in PeerJS 1.5.5. */
describe('the limits of PeerJS', () => {
  it.each([
    ['a heartbeat every 5000 ms', /pingInterval = 5000\)/],
    ['chunks of 16300 bytes', /chunkedMTU = 16300/],
    ['a buffer of 8388608 bytes', /MAX_BUFFERED_AMOUNT = 8388608/],
    [
      'another try after 50 ms when the buffer is full',
      /bufferedAmount > [^]{0,120}MAX_BUFFERED_AMOUNT\)[^]{0,200}\}, 50\)/,
    ],
    ['media connections named mc_', /ID_PREFIX = "mc_"/],
    ['data connections named dc_', /ID_PREFIX = "dc_"/],
  ])('include %s', (_, pattern) => {
    expect(library).toMatch(pattern)
  })

  it('are our own values where PeerJS has an option: the heartbeat [§9 heartbeat]', () => {
    const address = {
      ...{ host: 'example.org', port: 443, path: '/', key: 'peerjs' },
      secure: true,
    }
    expect(peerJsOptions(address, 'token')).toMatchObject({
      pingInterval: 5_000,
    })
  })

  it.each([
    ...['HEARTBEAT', 'CANDIDATE', 'OFFER', 'ANSWER', 'OPEN', 'ERROR'],
    ...['ID-TAKEN', 'INVALID-KEY', 'LEAVE', 'EXPIRE'],
  ])('include the message %s', (type) => {
    expect(library).toContain(`= "${type}"`)
  })

  it.each([
    ...['browser-incompatible', 'disconnected', 'invalid-id', 'invalid-key'],
    ...['network', 'peer-unavailable', 'ssl-unavailable', 'server-error'],
    ...['socket-error', 'socket-closed', 'unavailable-id', 'webrtc'],
    ...['negotiation-failed', 'connection-closed', 'not-open-yet'],
    'message-too-big',
  ])('include the error %s', (type) => {
    expect(library).toContain(`= "${type}"`)
  })
})

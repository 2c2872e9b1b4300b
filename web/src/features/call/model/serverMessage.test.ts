import * as fc from 'fast-check'

import { parseServerMessage } from './serverMessage'

const src = 'river-apple-tiger-moon'
const call = { type: 'media', connectionId: 'mc_1' }
const offer = { ...call, sdp: { type: 'offer', sdp: 'v=0' } }
const answer = { ...call, sdp: { type: 'answer', sdp: 'v=0' } }
const candidate = {
  candidate: 'candidate:1 1 udp 1 192.0.2.1 9 typ host',
  sdpMid: '0',
  sdpMLineIndex: 0,
  usernameFragment: null,
}

describe('parseServerMessage', () => {
  it.each([
    { type: 'OPEN' },
    { type: 'ID-TAKEN', payload: { msg: 'ID is taken' } },
    { type: 'INVALID-KEY' },
    { type: 'ERROR', payload: { msg: 'No more room' } },
    { type: 'EXPIRE', src },
    { type: 'OFFER', src, payload: offer },
    { type: 'OFFER', src, payload: { ...offer, metadata: { any: 'thing' } } },
    { type: 'ANSWER', src, payload: answer },
    {
      type: 'ANSWER',
      src,
      payload: { type: 'kinscreen', v: 1, control: 'busy' },
    },
    { type: 'CANDIDATE', src, payload: { ...call, candidate } },
    {
      type: 'CANDIDATE',
      src,
      payload: { ...call, candidate: { candidate: '' } },
    },
  ])('accepts $type', (message) => {
    expect(parseServerMessage(message)).toEqual(message)
  })

  it.each([
    ['null', null],
    ['an unknown type', { type: 'HELLO', src }],
    ['a notice that somebody leaves the server', { type: 'LEAVE', src }],
    ['an error without a text', { type: 'ERROR' }],
    ['an invalid sender', { type: 'EXPIRE', src: { toString: 1 } }],
    ['no sender', { type: 'OFFER', payload: offer }],
    ['no payload', { type: 'OFFER', src }],
    ['no description', { type: 'OFFER', src, payload: call }],
    [
      'a description that is a text',
      { type: 'OFFER', src, payload: { ...call, sdp: 'v=0' } },
    ],
    [
      'a description of no type',
      { type: 'OFFER', src, payload: { ...call, sdp: { sdp: 'v=0' } } },
    ],
    ['an offer that answers', { type: 'OFFER', src, payload: answer }],
    ['an answer that offers', { type: 'ANSWER', src, payload: offer }],
    [
      'a description of a number',
      {
        type: 'ANSWER',
        src,
        payload: { ...call, sdp: { type: 'answer', sdp: 1 } },
      },
    ],
    [
      'no connection id',
      { type: 'OFFER', src, payload: { ...offer, connectionId: undefined } },
    ],
    [
      'a long connection id',
      {
        type: 'OFFER',
        src,
        payload: { ...offer, connectionId: 'x'.repeat(65) },
      },
    ],
    [
      'a data connection',
      {
        type: 'OFFER',
        src,
        payload: { ...offer, type: 'data', serialization: 'json' },
      },
    ],
    [
      'a data connection of an unknown serialization',
      {
        type: 'OFFER',
        src,
        payload: { ...offer, type: 'data', serialization: 'no' },
      },
    ],
    ['no candidate', { type: 'CANDIDATE', src, payload: call }],
    [
      'a candidate that is a text',
      {
        type: 'CANDIDATE',
        src,
        payload: { ...call, candidate: 'candidate:1' },
      },
    ],
    [
      'a candidate for a line that is none',
      {
        type: 'CANDIDATE',
        src,
        payload: {
          ...call,
          candidate: { ...candidate, sdpMLineIndex: 'first' },
        },
      },
    ],
  ])('drops %s', (_, message) => {
    expect(parseServerMessage(message)).toBeNull()
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (message) => {
        expect(() => parseServerMessage(message)).not.toThrow()
      }),
      { seed: 20261122 }
    )
  })
})

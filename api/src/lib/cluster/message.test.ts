import { offerTo } from 'src/lib/signallingMessages/frames.fixtures'
import { leaveFrame } from 'src/lib/signallingMessages/routedFrame'

import { type ClusterMessage, parseMessage, writeMessage } from './message'

const message = { ...offerTo('helper'), src: 'sharer' }
const frame = { src: 'sharer', dst: 'helper', text: JSON.stringify(message) }

describe('parseMessage', () => {
  it.each<ClusterMessage>([
    { kind: 'frame', from: 'an-instance', frame },
    { kind: 'returned', from: 'an-instance', frame },
    {
      kind: 'frame',
      from: 'an-instance',
      frame: leaveFrame('sharer', 'helper'),
    },
    { kind: 'joined', from: 'an-instance', userId: 'river apple' },
    { kind: 'moved', userId: 'river', lease: 'an-instance 1 hash' },
    {
      kind: 'figures',
      from: 'an-instance',
      figures: {
        name: 'server:8911',
        version: '1.2.3',
        startedAt: new Date(0),
        peers: 1,
      },
    },
  ])('reads %j', (written) => {
    expect(parseMessage(writeMessage(written))).toEqual(written)
  })

  it('keeps only the fields of a frame that a client may receive', () => {
    const text = JSON.stringify({ ...message, more: 1 })
    const parsed = parseMessage(`returned\nan-instance\n${text}`)
    expect(parsed).toMatchObject({ kind: 'returned' })
    const kept = parsed?.kind === 'returned' ? parsed.frame.text : ''
    expect(JSON.parse(kept)).toEqual(message)
  })

  it.each([
    null,
    7,
    'text',
    [],
    { ...message, type: 'OPEN' },
    { type: 'LEAVE', src: 'sharer' },
    { type: 'LEAVE', src: '__proto__', dst: 'helper' },
    { ...message, src: '<script>' },
    { ...message, dst: { toString: 1 } },
    { ...message, payload: { type: 'data' } },
  ])('ignores the frame %j', (value) => {
    const text = JSON.stringify(value)
    expect(parseMessage(`frame\nan-instance\n${text}`)).toBeNull()
    expect(parseMessage(`returned\nan-instance\n${text}`)).toBeNull()
  })

  it.each([
    '',
    'constructor',
    'constructor\nriver',
    'joined',
    'joined\nriver',
    'joined\nan-instance\n__proto__',
    'here\nan-instance\nhelp.example:80',
    'here\nan-instance\n10.0.0.5:40000/path',
    'here\nan-instance\n10.0.0.5',
    'moved\n__proto__\nlease',
    'frame',
    'frame\nan-instance',
    'figures\nan-instance\n{"peers":-1}',
    `returned\nan-instance\n${'['.repeat(20_000)}`,
  ])('ignores %.20j', (text) => {
    expect(parseMessage(text)).toBeNull()
  })
})

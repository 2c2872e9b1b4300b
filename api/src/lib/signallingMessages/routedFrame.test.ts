import fc from 'fast-check'

import {
  type Frame,
  parseFrame,
  type RelayedFrame,
} from 'src/lib/signallingMessages/frame'
import { almostFrame } from 'src/lib/signallingMessages/frameFuzz.fixtures'
import { offerTo } from 'src/lib/signallingMessages/frames.fixtures'

import { readRoutedFrame, routedFromText } from './routedFrame'

const isRelayed = (frame: Frame | null): frame is RelayedFrame =>
  frame !== null && 'payload' in frame

function arrives(text: string): unknown {
  const frame = parseFrame(text)
  return isRelayed(frame)
    ? JSON.parse(routedFromText('sharer', frame, text).text)
    : null
}

const offer = offerTo('helper')

describe('a relayed frame arrives', () => {
  it.each([
    ['as PeerJS writes it', JSON.stringify(offer)],
    ['with spaces', ` \n{ ${JSON.stringify(offer).slice(1)} `],
    ['with a forged sender', JSON.stringify({ ...offer, src: 'forged' })],
    ['with more', JSON.stringify({ ...offer, more: 1 })],
    ['with a prototype', `{"__proto__":1,${JSON.stringify(offer).slice(1)}`],
    ['with a receiver twice', `{"dst":"x",${JSON.stringify(offer).slice(1)}`],
    [
      'with a sender of another spelling',
      `{"\\u0073rc":"forged",${JSON.stringify(offer).slice(1)}`,
    ],
  ])('with its sender, and no other field: %s', (_, text) => {
    expect(arrives(text)).toEqual({ ...offer, src: 'sharer' })
  })

  it('with its sender, for any payload', () => {
    fc.assert(
      fc.property(almostFrame, (text) => {
        const frame = parseFrame(text)
        if (isRelayed(frame)) {
          const { isBare: _, ...rest } = frame
          expect(arrives(text)).toEqual({ ...rest, src: 'sharer' })
        }
      }),
      { numRuns: 500 }
    )
  })

  it('from another instance as it was sent there', () => {
    const frame = parseFrame(JSON.stringify(offer))
    const sent = routedFromText(
      'sharer',
      frame as RelayedFrame,
      JSON.stringify(offer)
    )
    expect(readRoutedFrame(sent.text)).toEqual(sent)
  })
})

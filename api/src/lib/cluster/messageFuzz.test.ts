import fc from 'fast-check'

import { almostFrame } from 'src/lib/signallingMessages/frameFuzz.fixtures'
import { parseUserId } from 'src/lib/userId'

import { parseMessage, writeMessage } from './message'

const line = fc.string({ unit: 'binary' })

const kind = fc.constantFrom(
  ...['frame', 'returned', 'joined', 'moved', 'figures']
)

const ofInstances = fc
  .tuple(kind, line, fc.oneof(almostFrame, fc.json(), line))
  .map((lines) => lines.join('\n'))

function isHarmless(text: string): boolean {
  const message = parseMessage(text)
  if (message && 'frame' in message) {
    const { src, dst } = message.frame
    return parseUserId(src) !== null && parseUserId(dst) !== null
  }
  return (
    !message || !('userId' in message) || parseUserId(message.userId) !== null
  )
}

describe('parseMessage is total', () => {
  it.each([
    ['text', line],
    ['almost a message', ofInstances],
  ])('for %s', (_, texts) => {
    fc.assert(fc.property(texts, isHarmless), { numRuns: 500 })
  })

  it('reads every message that writeMessage writes', () => {
    const readsAgain = (text: string): void => {
      const message = parseMessage(text)
      if (message) {
        expect(parseMessage(writeMessage(message))).toEqual(message)
      }
    }
    fc.assert(fc.property(ofInstances, readsAgain), { numRuns: 500 })
  })
})

import { base64urlnopad } from '@scure/base'
import { wordlist } from '@scure/bip39/wordlists/english'

import type { UserId } from 'src/features/links/model/userId'

import { isKeptId } from './isKeptId'
import { wordsOfKey } from './wordsOfKey'
import { wordsOfOneKey } from './wordsOfKey.fixtures'

const { origin, privateKey, marked, unmarked } = wordsOfOneKey
const point = Uint8Array.of(
  4,
  ...base64urlnopad.decode(privateKey.x),
  ...base64urlnopad.decode(privateKey.y)
)

describe('the words of a key', () => {
  it.each([marked, unmarked])(
    'are those that the server makes of it',
    async ({ number, id }) => {
      expect(await wordsOfKey(point, number, wordlist, origin)).toBe(id)
    }
  )

  it('are others on another installation', async () => {
    expect(
      await wordsOfKey(point, marked.number, wordlist, 'https://other.example')
    ).not.toBe(marked.id)
  })

  it('have the mark that the server sees, or not', async () => {
    expect(await isKeptId(marked.id as UserId)).toBe(true)
    expect(await isKeptId(unmarked.id as UserId)).toBe(false)
  })

  it.each(['Gaze-Three-Arch-Raw', 'gaze three_arch-raw'])(
    'have it however they are written: %s',
    async (id) => expect(await isKeptId(id as UserId)).toBe(true)
  )
})

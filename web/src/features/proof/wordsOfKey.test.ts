import { base64urlnopad } from '@scure/base'
import { wordlist } from '@scure/bip39/wordlists/english'

import type { UserId } from 'src/features/links/model/userId'

import { isPermanentId } from './isPermanentId'
import { wordsOfKey } from './wordsOfKey'
import { wordsOfOneKey } from './wordsOfKey.fixtures'

const { origin, privateKey, marked, unmarked } = wordsOfOneKey
const point = Uint8Array.of(
  4,
  ...base64urlnopad.decode(privateKey.x),
  ...base64urlnopad.decode(privateKey.y)
)

describe('the words derived from a key', () => {
  it.each([marked, unmarked])(
    'are the same as on the server',
    async ({ number, id }) => {
      expect(await wordsOfKey(point, number, wordlist, origin)).toBe(id)
    }
  )

  it('differ on another installation', async () => {
    expect(
      await wordsOfKey(point, marked.number, wordlist, 'https://other.example')
    ).not.toBe(marked.id)
  })

  it('are recognised as a permanent id as on the server', async () => {
    expect(await isPermanentId(marked.id as UserId)).toBe(true)
    expect(await isPermanentId(unmarked.id as UserId)).toBe(false)
  })

  it.each(['Gaze-Three-Arch-Raw', 'gaze three_arch-raw'])(
    'are recognised in any notation: %s',
    async (id) => expect(await isPermanentId(id as UserId)).toBe(true)
  )
})

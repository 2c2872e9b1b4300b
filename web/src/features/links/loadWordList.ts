import type { WordList } from './model/spokenWords'

/**
 * Fetches the BIP-39 list of 2,048 English words, from which the server makes
 * ids of four words.
 *
 * @returns null if the list cannot be fetched
 */
export const loadWordList = (): Promise<WordList | null> =>
  import('@scure/bip39/wordlists/english').then(
    ({ wordlist }) => wordlist,
    () => null
  )

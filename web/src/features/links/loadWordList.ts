import type { WordList } from './model/spokenWords'

/** The words of ids (BIP-39, English); null if they cannot be fetched. */
export const loadWordList = (): Promise<WordList | null> =>
  import('@scure/bip39/wordlists/english').then(
    ({ wordlist }) => wordlist,
    () => null
  )

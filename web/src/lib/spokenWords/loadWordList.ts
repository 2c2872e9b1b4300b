import type { WordList } from 'src/domain/invite/spokenWords'

/** The words of which the signalling server makes ids (BIP-39, English); null where they cannot be fetched. */
export const loadWordList = (): Promise<WordList | null> =>
  import('@scure/bip39/wordlists/english').then(
    ({ wordlist }) => wordlist,
    () => null
  )

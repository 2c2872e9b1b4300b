import { mendedAddress } from 'src/domain/invite/mendedAddress'
import { loadWordList } from 'src/lib/spokenWords/loadWordList'

/** @param address of this page: path, query and fragment */
export const mend = async (address: string): Promise<string> =>
  mendedAddress(address, (await loadWordList()) ?? [])

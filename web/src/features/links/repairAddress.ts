import { loadWordList } from './loadWordList'
import { mendedAddress } from './model/mendedAddress'

/**
 * @param address of this page: path, query and fragment
 * @returns the intended address, if it is unmistakable
 */
export const repairAddress = async (address: string): Promise<string> =>
  mendedAddress(address, (await loadWordList()) ?? [])

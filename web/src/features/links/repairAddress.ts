import { loadWordList } from './loadWordList'
import { mendedAddress } from './model/mendedAddress'

/**
 * @param address path, query and fragment of this page, without the base path
 * @returns the address without the changes of messengers and typing errors
 */
export const repairAddress = async (address: string): Promise<string> =>
  mendedAddress(address, (await loadWordList()) ?? [])

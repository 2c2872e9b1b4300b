import { loadWordList } from './loadWordList'
import { mendedAddress } from './model/mendedAddress'

/** @param address path, query and fragment within the installation */
export const repairAddress = async (address: string): Promise<string> =>
  mendedAddress(address, (await loadWordList()) ?? [])

import { createContext, useContext } from 'react'

import type { HelperName } from 'src/features/links/model/helperName'

interface KnownOfLink {
  /** the helper's name, if the person has saved the helper; otherwise null */
  name: HelperName | null
  /** a sentence about the name in the link, which proves nothing */
  claim: string | null
  /** whether the page has asked who phoned whom, because scammers phone */
  wasAsked: boolean
}

/** What this computer knows about the person who made the opened link. */
export const LinkOwnerContext = createContext<KnownOfLink>({
  ...{ name: null, claim: null, wasAsked: false },
})

/**
 * @returns the name of a saved helper, otherwise null. A name in the link does
 * not count, because anybody can write a name there.
 */
export const useHelperName = (): HelperName | null =>
  useContext(LinkOwnerContext).name

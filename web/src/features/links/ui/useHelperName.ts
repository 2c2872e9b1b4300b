import { createContext, useContext } from 'react'

import type { HelperName } from 'src/features/links/model/helperName'

interface KnownOfLink {
  /** as the person at this computer calls the helper; null if they are not kept */
  name: HelperName | null
  /** what can be said of a name that was not proved; null if nothing is claimed */
  claim: string | null
  /** the person has just answered a question about them */
  wasAsked: boolean
}

/** Who has made the link of this page, as far as this computer knows. */
export const LinkOwnerContext = createContext<KnownOfLink>({
  ...{ name: null, claim: null, wasAsked: false },
})

/**
 * @returns what the person at this computer calls the helper; null for everybody
 * whose button is not kept: a name in a link is only what somebody claims
 */
export const useHelperName = (): HelperName | null =>
  useContext(LinkOwnerContext).name

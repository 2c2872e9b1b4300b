import { createContext, useContext } from 'react'

import type { HelperName } from 'src/features/links/model/helperName'

interface KnownOfLink {
  /**
   * the name that the person at this computer uses; null if the helper is not
   * saved
   */
  name: HelperName | null
  /** how to describe a name that was not verified; null if none is claimed */
  claim: string | null
  /** the person has just answered a question about the owner */
  wasAsked: boolean
}

/** The owner of the link of this page, as far as this computer knows. */
export const LinkOwnerContext = createContext<KnownOfLink>({
  ...{ name: null, claim: null, wasAsked: false },
})

/**
 * @returns the name that the person at this computer uses for the helper; null
 * if the helper is not saved, as the name in a link is only a claim
 */
export const useHelperName = (): HelperName | null =>
  useContext(LinkOwnerContext).name

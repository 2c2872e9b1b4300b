import { createContext, useContext } from 'react'

import type { HelperName } from 'src/features/links/model/helperName'

interface KnownOfLink {
  /**
   * the name that the person at this computer uses for the helper; null if the
   * helper is not saved
   */
  name: HelperName | null
  /**
   * the text that describes the unverified name in the link; null if it has no
   * name
   */
  claim: string | null
  /** whether the person has just answered the question who called whom */
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

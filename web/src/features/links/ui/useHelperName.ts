import { createContext, useContext } from 'react'

import type { HelperName } from 'src/features/links/model/helperName'

interface KnownOfLink {
  /** the name of the saved helper; null if the helper is not saved */
  name: HelperName | null
  /** describes the unverified name in the link */
  claim: string | null
  /** whether the person has just answered the question who called whom */
  wasAsked: boolean
}

/** The owner of this page’s link, as far as this computer knows. */
export const LinkOwnerContext = createContext<KnownOfLink>({
  ...{ name: null, claim: null, wasAsked: false },
})

/** @returns only a saved name, because the name in a link is only a claim */
export const useHelperName = (): HelperName | null =>
  useContext(LinkOwnerContext).name

import { useContext } from 'react'

import type { HelperName } from 'src/features/links/model/helperName'

import { LinkOwnerContext } from './LinkOwnerContext'

/**
 * @returns what the person at this computer calls the helper; null for everybody
 * whose button is not kept: a name in a link is only what somebody claims
 */
export const useHelperName = (): HelperName | null =>
  useContext(LinkOwnerContext).name

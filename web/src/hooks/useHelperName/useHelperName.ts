import { useLocation } from '@redwoodjs/router'

import { type HelperName, helperNameOf } from 'src/domain/invite/helperName'

/** What the helper is called, as the link to this page says; null when it does not. */
export const useHelperName = (): HelperName | null =>
  helperNameOf(useLocation().hash ?? '')

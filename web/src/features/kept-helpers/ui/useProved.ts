import { useLocation } from '@redwoodjs/router'

import { pinOf, timeOfDay, useHelperName } from 'src/features/links'
import { isSharer, usePeerSession } from 'src/features/session'
import { shortDate } from 'src/i18n/dates'
import { useLanguage } from 'src/i18n/useLanguage'

import { useKnownHelper } from './useKeptHelpers'

type WhoTexts<Said> = Record<
  'verified' | 'ownsWords' | 'hasLink' | 'notVerified',
  Said
> & {
  sameHelper: (name: string, date: string) => Said
  sameAsBefore: (name: string) => Said
}

/**
 * @returns a function that selects the text about the helper's identity. The
 * text claims no more than was proved (docs/proof.md).
 */
export function useProved(): <Said>(texts: WhoTexts<Said>) => Said {
  const { language } = useLanguage()
  const { hash = '' } = useLocation()
  const name = useHelperName()
  const known = useKnownHelper()
  const isVerified = usePeerSession((state) => state.isVerified)
  const hasOwnLink = usePeerSession(
    (state) => isSharer(state) && state.plan.toUserId === null
  )

  return (texts) => {
    if (!isVerified) return texts.notVerified
    if (hasOwnLink) return texts.hasLink
    if (known && name) {
      const { lastHelped } = known
      return lastHelped
        ? texts.sameHelper(name, shortDate(timeOfDay(lastHelped), language))
        : texts.sameAsBefore(name)
    }
    return pinOf(hash) === null ? texts.ownsWords : texts.verified
  }
}

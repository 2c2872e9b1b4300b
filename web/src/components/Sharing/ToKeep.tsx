import { useContext, useEffect } from 'react'

import KeepHelper from 'src/components/KeptHelpers/KeepHelper'
import KeepSheet from 'src/components/Sheets/KeepSheet'
import { SessionToolsContext } from 'src/context/SessionToolsContext'
import { dayOf, withLastHelped } from 'src/domain/keptHelpers/keptHelpers'
import { useGuidance } from 'src/hooks/useGuidance'
import { useKeptHelpers } from 'src/hooks/useKeptHelpers'
import { useKnownHelper } from 'src/hooks/useKnownHelper'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useServiceWorker } from 'src/hooks/useServiceWorker'

export interface ToKeepProps {
  /** the share ended as usual, and the helper may be needed again */
  hasHelper: boolean
}

/** What there is to keep of a share: the steps, and the helper. */
function ToKeep({ hasHelper }: ToKeepProps) {
  const hasTools = useContext(SessionToolsContext) !== null

  return (
    <>
      {hasTools && <SheetOfShare />}
      {hasHelper && <HelperOfShare />}
    </>
  )
}

function HelperOfShare() {
  useServiceWorker()
  // Only who was recognised by the link can be recognised the next time.
  const isVerified = usePeerSession((state) => state.isVerified)
  useLastHelped(isVerified)
  return isVerified ? <KeepHelper /> : null
}

/** The next time, the page says when it was the same helper (domain/keptHelpers). */
function useLastHelped(isVerified: boolean): void {
  const [helpers, keep] = useKeptHelpers()
  const known = useKnownHelper()
  const today = dayOf(new Date())
  const isNews = isVerified && known !== null && known.lastHelped !== today

  useEffect(() => {
    if (isNews && known) keep(withLastHelped(helpers, known.id, today))
  }, [isNews, known, keep, helpers, today])
}

function SheetOfShare() {
  const hasSteps = useGuidance(({ steps }) => steps.length > 0)
  return hasSteps ? <KeepSheet /> : null
}

export default ToKeep

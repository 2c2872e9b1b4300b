import { useContext } from 'react'

import KeepHelper from 'src/components/KeptHelpers/KeepHelper'
import KeepSheet from 'src/components/Sheets/KeepSheet'
import Card from 'src/components/ui/Card'
import { SessionToolsContext } from 'src/context/SessionToolsContext'
import { useGuidance } from 'src/hooks/useGuidance'
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
  return isVerified ? <KeepHelper /> : null
}

function SheetOfShare() {
  const hasSteps = useGuidance(({ steps }) => steps.length > 0)
  return hasSteps ? (
    <Card>
      <KeepSheet />
    </Card>
  ) : null
}

export default ToKeep

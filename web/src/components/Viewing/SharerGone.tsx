import ErrorScreen from 'src/components/ErrorScreen'
import Banner from 'src/components/ui/Banner'
import type { ErrorCode } from 'src/domain/errors/errorCode'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

/** The share is over; the page stays ready for the next one. */
function SharerGone({ outcome }: { outcome: ErrorCode }) {
  const viewing = useViewingTexts()

  return (
    <ErrorScreen code={outcome}>
      <Banner busy>{viewing.waiting}</Banner>
    </ErrorScreen>
  )
}

export default SharerGone

import Banner from 'src/components/Banner'
import { useHelperName } from 'src/features/links/ui/useHelperName'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { useEndingTexts } from 'src/i18n/useEndingTexts'

/** What the other side has answered. */
function TheirAnswer() {
  const ending = useEndingTexts()
  const name = useHelperName()
  const isViewer = usePeerSession(({ plan }) => plan.role === 'viewer')
  const verdict = usePeerSession((state) => state.verdict)
  if (!verdict) return null

  const named = verdict === 'worked' ? ending.nameWorked : ending.nameNotYet
  const said = isViewer ? ending.theirAnswer : ending.helperAnswer
  return (
    <Banner tone={verdict === 'worked' ? 'success' : 'info'}>
      {!isViewer && name ? named(name) : said[verdict]}
    </Banner>
  )
}

export default TheirAnswer

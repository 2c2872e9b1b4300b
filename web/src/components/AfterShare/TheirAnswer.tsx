import Banner from 'src/components/ui/Banner'
import { useEndingTexts } from 'src/hooks/useEndingTexts'
import { useHelperName } from 'src/hooks/useHelperName'
import { usePeerSession } from 'src/hooks/usePeerSession'

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

import Banner from 'src/components/Banner'
import { changeOf, sharerView } from 'src/features/session/model/selectors'
import ChangeNews from 'src/features/session/ui/ChangeNews'
import Newcomer from 'src/features/session/ui/Newcomer'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { useTexts } from 'src/i18n/useTexts'

/** What is not as usual, in the words of the page. */
function StateNews() {
  const { sharing } = useTexts()
  const view = usePeerSession(sharerView)
  const change = usePeerSession(changeOf)

  if (view === 'newcomer') return <Newcomer />
  if (view === 'reconnecting') {
    return (
      <Banner tone="warning" busy>
        {sharing.reconnecting}
      </Banner>
    )
  }
  if (view === 'waiting' || view === 'searching') {
    return <Banner busy>{sharing[view]}</Banner>
  }
  return change === 'none' ? null : <ChangeNews />
}

export default StateNews

import ChangeNews from 'src/components/ChangeOffer/ChangeNews'
import Newcomer from 'src/components/Newcomer'
import Banner from 'src/components/ui/Banner'
import { changeOf, sharerView } from 'src/domain/peerSession/selectors'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'

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

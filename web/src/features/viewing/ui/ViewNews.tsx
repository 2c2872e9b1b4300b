import VisuallyHidden from 'src/components/VisuallyHidden'
import type { ViewerView } from 'src/features/session/model/selectors'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

/**
 * Reads out what has changed. It is there from the beginning, because what
 * comes together with its words is not read out by every screen reader.
 */
function ViewNews({ view }: { view: ViewerView }) {
  const viewing = useViewingTexts()
  const news = {
    ...viewing,
    // The page says so itself.
    waiting: null,
    // So does the question.
    newcomer: null,
    watching: viewing.arrivedTitle,
  }

  return <VisuallyHidden role="status">{news[view]}</VisuallyHidden>
}

export default ViewNews

import type { PictureOnStage } from 'src/hooks/usePictureView'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

import Tool from './Tool'

/** The two sizes that people ask for. */
function FitTools({ picture: { moves } }: { picture: PictureOnStage }) {
  const viewing = useViewingTexts()

  return (
    <>
      <Tool icon="fit" onClick={() => moves.fit()}>
        {viewing.fit}
      </Tool>
      <Tool icon="screen" onClick={() => moves.actualSize()}>
        {viewing.actualSize}
      </Tool>
    </>
  )
}

export default FitTools

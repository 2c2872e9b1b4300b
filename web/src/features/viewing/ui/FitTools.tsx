import Tool from 'src/features/stage/ui/Tool'
import type { PictureOnStage } from 'src/features/stage/ui/usePictureView'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

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

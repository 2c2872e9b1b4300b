import { useDebouncedValue } from 'src/browser/useDebouncedValue'
import VisuallyHidden from 'src/components/VisuallyHidden'
import type { Point } from 'src/features/stage/model/pictureView'
import { screenRegionOf } from 'src/features/stage/model/screenRegion'
import { usePointingTexts } from 'src/i18n/usePointingTexts'

const settledMs = 300

interface CrosshairPlaceProps {
  /** shares of the picture; null while there is no crosshair */
  at: Point | null
  isDrawing: boolean
}

/** For screen readers: where the crosshair has come to. */
function CrosshairPlace({ at, isDrawing }: CrosshairPlaceProps) {
  const texts = usePointingTexts()
  const place = at && texts.places[screenRegionOf(at)]
  const say = isDrawing ? texts.drawing : texts.cross
  const said = useDebouncedValue(place ? say(place) : '', settledMs)

  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}

export default CrosshairPlace

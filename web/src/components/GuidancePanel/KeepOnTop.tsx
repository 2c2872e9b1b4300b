import { useEffect, useState } from 'react'

import Button from 'src/components/ui/Button'
import { useSessionTools } from 'src/context/SessionToolsContext'
import { directionOf } from 'src/domain/environment/language'
import { useLanguage } from 'src/hooks/useLanguage'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import type { ShownSpot } from 'src/hooks/useScreenshot'
import { FloatingPicture } from 'src/lib/panel/FloatingPicture'
import { floatingSize, paintFloating } from 'src/lib/screenshot/paintFloating'

import { useFloatingWords } from './useFloatingWords'

const makePicture = () =>
  new FloatingPicture(
    Object.assign(document.createElement('canvas'), floatingSize)
  )

/** The same picture and words in a video that floats, for browsers that let nothing else do so. */
function KeepOnTop({ spot }: { spot: ShownSpot | null }) {
  const { guidance } = useSessionTools()
  const texts = usePanelTexts()
  const { language } = useLanguage()
  const [picture] = useState(makePicture)
  const [isFloating, setFloating] = useState(false)
  const [first, second] = useFloatingWords(spot)

  useEffect(() => {
    const drawing = picture.canvas.getContext('2d')
    if (!drawing) return
    paintFloating(drawing, spot, [first, second], directionOf(language))
  }, [picture, spot, first, second, language])

  useEffect(() => picture.start(setFloating), [picture])

  const newest = spot?.marks[spot.marks.length - 1]
  const id = isFloating ? newest?.id : undefined
  useEffect(() => {
    if (id !== undefined) guidance.say({ type: 'drawn', id })
  }, [guidance, id])

  return isFloating ? null : (
    <Button
      size="lg"
      icon="expand"
      onClick={() => void picture.float()}
      fullWidth
    >
      {texts.keepOnTop}
    </Button>
  )
}

export default KeepOnTop

import { useEffect, useState } from 'react'

import Button from 'src/components/ui/Button'
import { useSessionTools } from 'src/context/SessionToolsContext'
import { directionOf } from 'src/domain/environment/language'
import { useLanguage } from 'src/hooks/useLanguage'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import { FloatingPicture } from 'src/lib/panel/FloatingPicture'
import { floatingSize, paintFloating } from 'src/lib/screenshot/paintFloating'

import type { Floating } from './useFloating'

const makePicture = () =>
  new FloatingPicture(
    Object.assign(document.createElement('canvas'), floatingSize)
  )

/** The same picture and words in a video that floats, for browsers that let nothing else do so. */
function KeepOnTop({ id, paint, sentences }: Floating) {
  const { guidance } = useSessionTools()
  const texts = usePanelTexts()
  const { language } = useLanguage()
  const [picture] = useState(makePicture)
  const [isFloating, setFloating] = useState(false)
  const [first, second] = sentences

  useEffect(() => {
    const drawing = picture.canvas.getContext('2d')
    if (!drawing) return
    paintFloating(drawing, paint, [first, second], directionOf(language))
  }, [picture, paint, first, second, language])

  useEffect(() => picture.start(setFloating), [picture])

  const seenId = isFloating ? id : null
  useEffect(() => {
    if (seenId !== null) guidance.say({ type: 'drawn', id: seenId })
  }, [guidance, seenId])

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

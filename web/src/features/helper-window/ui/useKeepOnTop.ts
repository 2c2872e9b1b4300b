import { useEffect, useMemo, useState } from 'react'

import { directionOf } from 'src/browser/languageCode'
import { FloatingPicture } from 'src/features/helper-window/FloatingPicture'
import { useSessionTools } from 'src/features/session/ui/SessionToolsContext'
import { floatingSize, paintFloating } from 'src/features/stage/paintFloating'
import { useLanguage } from 'src/i18n/useLanguage'

import type { Floating } from './useFloating'

const makePicture = () =>
  new FloatingPicture(
    Object.assign(document.createElement('canvas'), floatingSize)
  )

/**
 * The same picture and words in a video that floats, for browsers that let
 * nothing else do so.
 *
 * @param isWanted there is no better window
 * @returns what begins it by a click; null while it floats, and where it cannot
 */
export function useKeepOnTop(
  isWanted: boolean,
  { id, paint, sentences }: Floating
): (() => void) | null {
  const { guidance } = useSessionTools()
  const { language } = useLanguage()
  const picture = useMemo(
    () => (isWanted && FloatingPicture.isSupported ? makePicture() : null),
    [isWanted]
  )
  const [isFloating, setFloating] = useState(false)
  const [first, second] = sentences

  useEffect(() => {
    const drawing = picture?.canvas.getContext('2d')
    if (!drawing) return
    paintFloating(drawing, paint, [first, second], directionOf(language))
  }, [picture, paint, first, second, language])

  useEffect(() => picture?.start(setFloating), [picture])

  const seenId = isFloating ? id : null
  useEffect(() => {
    if (seenId !== null) guidance.say({ type: 'drawn', id: seenId })
  }, [guidance, seenId])

  return picture && !isFloating ? () => void picture.float() : null
}

import { useEffect, useMemo, useState } from 'react'

import { directionOf } from 'src/browser/languageCode'
import { listen, type Undo } from 'src/browser/listen'
import { useSessionTools } from 'src/features/session'
import { floatingSize, paintFloating } from 'src/features/stage'
import { useLanguage } from 'src/i18n/useLanguage'

import type { Floating } from './useFloating'

/** A few frames per second are enough, because only an arrow moves. */
const framesPerSecond = 10

/**
 * Shows a canvas as a Picture-in-Picture video, in browsers without Document
 * Picture-in-Picture.
 */
class FloatingPicture {
  private readonly video = document.createElement('video')

  /** @param canvas must be painted once before `start` is called */
  constructor(readonly canvas: HTMLCanvasElement) {
    this.video.muted = true
    this.video.playsInline = true
  }

  static get isSupported(): boolean {
    return (
      document.pictureInPictureEnabled === true &&
      'captureStream' in HTMLCanvasElement.prototype
    )
  }

  /**
   * Prepares the video, so that a click can show it at once.
   *
   * @param floating called when Picture-in-Picture starts or ends
   */
  start(floating: (isFloating: boolean) => void): Undo {
    const { video } = this
    const stream = this.canvas.captureStream(framesPerSecond)
    video.srcObject = stream
    // If playing fails, `float` tries again.
    void video.play().catch(() => {})
    const undo = [
      listen(video, 'enterpictureinpicture', () => floating(true)),
      listen(video, 'leavepictureinpicture', () => floating(false)),
    ]
    return () => {
      undo.forEach((each) => each())
      if (document.pictureInPictureElement === video) {
        void document.exitPictureInPicture().catch(() => {})
      }
      stream.getTracks().forEach((track) => track.stop())
      video.srcObject = null
    }
  }

  /** Must be called in a click handler. */
  async float(): Promise<boolean> {
    try {
      void this.video.play().catch(() => {})
      await this.video.requestPictureInPicture()
      return true
    } catch {
      return false
    }
  }
}

const makePicture = () =>
  new FloatingPicture(
    Object.assign(document.createElement('canvas'), floatingSize)
  )

/**
 * Shows the content of the helper window in a Picture-in-Picture video, for
 * browsers without Document Picture-in-Picture.
 *
 * @param isWanted true if no helper window can be opened
 * @returns a function that starts Picture-in-Picture in a click handler; null
 * if the video is already shown or not supported
 */
export function useKeepOnTop(
  isWanted: boolean,
  { id, paint, sentences }: Floating
): (() => void) | null {
  const { annotations } = useSessionTools()
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
    if (seenId !== null) annotations.send({ type: 'drawn', id: seenId })
  }, [annotations, seenId])

  return picture && !isFloating ? () => void picture.float() : null
}

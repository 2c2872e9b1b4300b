import {
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

import { listenToGestures } from 'src/lib/media/pictureGestures'
import type { PictureMoves } from 'src/lib/media/PictureMoves'
import { PictureViewer, type SeenPicture } from 'src/lib/media/PictureViewer'

/** A picture on its stage: the elements to render, what is seen, and what moves it. */
export interface PictureOnStage {
  stage: RefObject<HTMLDivElement>
  video: RefObject<HTMLVideoElement>
  /** null while there is no picture */
  seen: SeenPicture | null
  moves: PictureMoves
}

/** Zoom and pan of one picture, by gestures on the stage and by `moves`. */
export function usePictureView(): PictureOnStage {
  const stage = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [viewer] = useState(() => new PictureViewer())
  const { subscribe, getSnapshot } = viewer
  const seen = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)

  useEffect(() => {
    if (!stage.current || !video.current) return
    const undo = [
      viewer.observe(stage.current, video.current),
      listenToGestures(stage.current, viewer),
    ]
    return () => undo.forEach((each) => each())
  }, [viewer])

  return { stage, video, seen, moves: viewer }
}

import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

import {
  listenToGestures,
  type StageTool,
} from 'src/features/stage/pictureGestures'
import {
  type PictureMoves,
  PictureViewer,
  type SeenPicture,
} from 'src/features/stage/PictureViewer'

export interface HeldTool {
  tool: StageTool
  /** how to use the tool, including keys */
  keys: string
}

/**
 * The elements to render, the visible part, and the functions that change it.
 */
export interface PictureOnStage {
  stage: RefObject<HTMLDivElement>
  video: RefObject<HTMLVideoElement>
  /** null while there is no picture */
  seen: SeenPicture | null
  moves: PictureMoves
  /** null while gestures move the picture */
  held: HeldTool | null
  hold(tool: HeldTool | null): void
}

/** Zooms and pans by gestures, and by `moves` for buttons. */
export function usePictureView(): PictureOnStage {
  const stage = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [viewer] = useState(() => new PictureViewer())
  const { subscribe, getSnapshot } = viewer
  const seen = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
  const inHand = useRef<HeldTool | null>(null)
  const [held, setHeld] = useState<HeldTool | null>(null)
  const hold = useCallback((tool: HeldTool | null) => {
    inHand.current = tool
    setHeld(tool)
  }, [])

  useEffect(() => {
    if (!stage.current || !video.current) return
    const undo = [
      viewer.observe(stage.current, video.current),
      listenToGestures(
        stage.current,
        viewer,
        () => inHand.current?.tool ?? null
      ),
    ]
    return () => undo.forEach((each) => each())
  }, [viewer])

  return { stage, video, seen, moves: viewer, held, hold }
}

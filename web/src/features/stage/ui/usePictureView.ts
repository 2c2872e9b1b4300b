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
  /** a description of the tool and its keys, for screen readers */
  keys: string
}

/** For rendering, zooming and moving the remote screen. */
export interface PictureOnStage {
  stage: RefObject<HTMLDivElement>
  video: RefObject<HTMLVideoElement>
  /** how the remote screen is placed; null while none is received */
  seen: SeenPicture | null
  moves: PictureMoves
  /** the selected tool; null if dragging moves the remote screen */
  held: HeldTool | null
  hold(tool: HeldTool | null): void
}

/** Zooms and moves the remote screen by gestures; buttons can use `moves`. */
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

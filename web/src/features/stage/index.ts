export * from './headless'
export {
  lookStep,
  type PictureViewer,
  type SeenPicture,
  zoomStep,
} from './PictureViewer'
export { canvasShowsWhatIsDrawn } from './canvasShowsWhatIsDrawn'
export { coveredByElement, coveredByWindow } from './coveredNow'
export {
  copyFrame,
  framesOf,
  type FramePort,
  hiddenVideo,
  stopVideo,
} from './framesOf'
export {
  grabScreenshot,
  type CoveredOf,
  type Screenshot,
} from './grabScreenshot'
export {
  arrowShape,
  arrowTurn,
  discShape,
  markColour,
  markWidth,
  numeralColour,
  numeralSize,
  outlined,
} from './markLook'
export { closeUpShape } from './model/closeUp'
export {
  fadeAfterMs,
  mostMarks,
  mostPointsOfStroke,
  spotOf,
  type Mark,
} from './model/mark'
export { toStage, type Placement } from './model/picturePlacement'
export { isSameShape } from './model/rectangle'
export { screenRegionOf } from './model/screenRegion'
export { isApart, spotAt, type Spot } from './model/spot'
export { toolKeys, type ToolWithKey } from './model/toolKeys'
export { floatingScale, floatingSize, paintFloating } from './paintFloating'
export { paintCloseUp, paintMap, type Painting } from './paintSpot'
export type { StepPicture } from './paintStep'
export type { StageTool } from './pictureGestures'
export { playStream } from './playStream'
export type { takeStepPicture } from './takeStepPicture'
export { default as RemoteVideo } from './ui/RemoteVideo'
export { default as SidePanel } from './ui/SidePanel'
export { default as Tool, type ToolProps } from './ui/Tool'
export {
  ToolGroup,
  ToolLabel,
  signAndWord,
  signOnly,
  toolStyles,
} from './ui/toolStyles'
export { keepPicture, type PictureState } from './ui/useLastPicture'
export { usePaint } from './ui/usePaint'
export { type PictureOnStage, usePictureView } from './ui/usePictureView'
export { useToolKeys } from './ui/useToolKeys'
export { fetchCameraPreview, fetchTakeStepPicture } from './fetchParts'

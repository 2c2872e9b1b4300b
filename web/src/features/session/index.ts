export { Arrival } from './Arrival'
export {
  LastShare,
  type LastShareState,
  type Place,
  type Saved,
} from './LastShare'
export type { PeerSession } from './PeerSession'
export type { PeerSessionSnapshot } from './PeerSessionSnapshot'
export type * from './SessionTools'
export { createPeerSession } from './createPeerSession'
export type { SessionPlan } from './model/plan'
export {
  captureOf,
  changeOf,
  farewell,
  hasAskedForScreen,
  isAlarmRaised,
  isAtRest,
  isDeviceAsking,
  isIdle,
  isInUse,
  isListening,
  isOffline,
  isScreenHidden,
  isStrangerAsking,
  isWithoutLink,
  screenState,
  viewerIdClaimOf,
  sharerDialogOf,
  sharerPresence,
  sharerView,
  type SharerView,
  type ViewerView,
  viewerView,
} from './model/selectors'
export {
  isCapturing,
  isSharer,
  isShown,
  type PeerSessionState,
} from './model/state'
export { default as ChangeNews } from './ui/ChangeNews'
export { default as Newcomer } from './ui/Newcomer'
export { default as SecondDevice } from './ui/SecondDevice'
export {
  SessionToolsContext,
  useSessionTools,
  useTool,
} from './ui/SessionToolsContext'
export { default as StopAndHide } from './ui/StopAndHide'
export { default as Stranger } from './ui/Stranger'
export { default as SafetyWords } from './ui/SafetyWords'
export { useConnectionFigures } from './ui/useConnectionFigures'
export {
  PeerSessionContext,
  usePeerSession,
  usePeerSessionInstance,
} from './ui/usePeerSession'
export { usePeerSessionPlan } from './ui/usePeerSessionPlan'
export { onParticipantChange } from './onParticipantChange'
export { fetchLendPermanentId } from './fetchParts'

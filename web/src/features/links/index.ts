export * from './headless'
export { loadWordList } from './loadWordList'
export { isFirmName } from './model/firmName'
export { maxHelperNameLength } from './model/helperName'
export {
  inviteLink,
  readInvitation,
  type Invitation as InvitationTo,
} from './model/inviteLink'
export {
  dayOf,
  knownHelper,
  parseKeptHelpers,
  timeOfDay,
  type KeptHelper,
  withHelper,
  withLastHelped,
  withRing,
  withoutHelper,
} from './model/keptHelpers'
export { claimedName, linkOwnerOf } from './model/linkOwner'
export { pinOf } from './model/pin'
export type { WordList } from './model/spokenWords'
export { parseSharerId, userIdInPath, viewerIdOf } from './model/userId'
export { loadNewPins, tidyAddress } from './tidyAddress'
export { default as AnotherLink } from './ui/AnotherLink'
export { default as Invitation } from './ui/Invitation'
export {
  default as QueryParametersProvider,
  useCaptureSource,
  useQueryParameters,
} from './ui/QueryParametersProvider'
export { default as SpokenWordsForm } from './ui/SpokenWordsForm'
export { LinkOwnerContext, useHelperName } from './ui/useHelperName'
export { fetchInvitation, fetchAnotherLink } from './fetchParts'

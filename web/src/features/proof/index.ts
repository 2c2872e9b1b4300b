export * from './headless'
export { OfferProof } from './OfferProof'
export type { OwnerKey } from './OwnerKey'
export { ProofWire } from './ProofWire'
export {
  compareAsOpener,
  compareAsOwner,
  type Comparison,
} from './compareWords'
export { isPermanentId } from './isPermanentId'
export { canKeepId, keepId, renewToken, replaceId } from './permanentId'
export { permanentIdKey } from './permanentIdKey'
export { linkOfPage, type LinkOfPage } from './linkOfPage'
export { dtlsFingerprint } from './model/dtlsFingerprint'
export { isKnock } from './model/offerText'
export type { CallFacts } from './model/transcript'
export type { SafetyWords } from './model/safetyWords'
export { ownerKeyOf } from './ownerKeyOf'
export { checkWords, proveByWords } from './proveByWords'
export { proveAsOpener, proveAsOwner } from './proveCall'
export { useOwnPin } from './useOwnPin'

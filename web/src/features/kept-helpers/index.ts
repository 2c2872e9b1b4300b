export { desktopIcon } from './DesktopIcon'
export { default as CallerCheck } from './ui/CallerCheck'
export { default as KeepHelper } from './ui/KeepHelper'
export { default as KeptHelpers } from './ui/KeptHelpers'
export {
  useIsHelperUnknown,
  useKeptHelpers,
  useKnownHelper,
} from './ui/useKeptHelpers'
export { usePermanentId } from './ui/usePermanentId'
export { useLentId } from './ui/useLentId'
export { useProved } from './ui/useProved'
export { outgoingRingKey } from './wantedRing'
export { fetchCallerCheck } from './fetchParts'

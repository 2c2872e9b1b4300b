/**
 * The parts of the sharer's page that need a share, in one file: it is loaded
 * before they are needed, as the host may have another build by then.
 */
export { default as AfterShare } from 'src/features/after-share/AfterShare'
export { default as PickerCoach } from 'src/features/capture/ui/PickerCoach'
export { default as GuidancePanel } from 'src/features/helper-window/ui/GuidancePanel'
export { default as SharerMore } from 'src/features/helper-window/ui/SharerMore'
export { default as Troubleshooting } from 'src/features/network-check/ui/Troubleshooting'
export { default as SharerRinging } from 'src/features/ring/ui/SharerRinging'
export { default as AlarmAdvice } from 'src/features/safety/ui/AlarmAdvice'
export { default as AlarmBar } from 'src/features/safety/ui/AlarmBar'
export { default as Newcomer } from 'src/features/session/ui/Newcomer'
export { default as SecondDevice } from 'src/features/session/ui/SecondDevice'

export { default as ChangeOffer } from './ChangeOffer'
export { default as LeaveQuestion } from './LeaveQuestion'
export { default as LongWait } from './LongWait'
export { default as NewsOfLastShare } from './NewsOfLastShare'
export { default as SharerTalk } from './SharerTalk'
export { default as SharingEnded } from './SharingEnded'
export { default as ToKeep } from './ToKeep'

/**
 * Components that a share needs later. They are in one file, which is loaded
 * early: after an update, the server may no longer have the files of this
 * build.
 */
export { AfterShare } from 'src/features/after-share'
export { PickerCoach } from 'src/features/capture'
export { HelperWindow, SharerMore } from 'src/features/helper-window'
export { Troubleshooting } from 'src/features/network-check'
export { SharerRinging } from 'src/features/ring'
export { AlarmAdvice, AlarmBar } from 'src/features/safety'
export { Newcomer, SecondDevice } from 'src/features/session'

export { default as ChangeOffer } from './ChangeOffer'
export { default as LeaveQuestion } from './LeaveQuestion'
export { default as LongWait } from './LongWait'
export { default as NewsOfLastShare } from './NewsOfLastShare'
export { default as SharerTalk } from './SharerTalk'
export { default as SharingEnded } from './SharingEnded'
export { default as ToKeep } from './ToKeep'

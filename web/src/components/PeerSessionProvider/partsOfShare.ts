import type { SessionPlan } from 'src/domain/peerSession/plan'

type Role = SessionPlan['role']

const onBothSides = [
  () => import('src/components/AfterShare/AfterShare'),
  () => import('src/components/Files/FileCards'),
  () => import('src/components/PickerCoach/PickerCoach'),
  () => import('src/components/Troubleshooting/Troubleshooting'),
  () => import('src/lib/files/FileTransfers'),
  // Two words are compared, or those that were typed are checked.
  () => import('@scure/bip39/wordlists/english'),
]

const onOneSide: Record<Role, readonly (() => Promise<unknown>)[]> = {
  sharer: [
    () => import('src/components/Alarm/AlarmAdvice'),
    () => import('src/components/Alarm/AlarmBar'),
    () => import('src/components/Chat/SharerTalk'),
    () => import('src/components/ChangeOffer/ChangeOffer'),
    () => import('src/components/GuidancePanel/GuidancePanel'),
    () => import('src/components/Newcomer/Newcomer'),
    () => import('src/components/Newcomer/SecondDevice'),
    () => import('src/components/Sharing/LeaveQuestion'),
    () => import('src/components/Sharing/LongWait'),
    () => import('src/components/Files/SharerFiles'),
    () => import('src/components/Files/PanelFiles'),
    () => import('src/components/Ringing/SharerRinging'),
    () => import('src/components/Sharing/NewsOfLastShare'),
    () => import('src/components/Sharing/SharerMore'),
    () => import('src/components/Sharing/SharingEnded'),
    () => import('src/components/Sharing/ToKeep'),
    () => import('src/lib/masking/makeMaskedTrack'),
    () => import('src/lib/peer/untilPictureIsSent'),
    () => import('src/lib/screenshot/takeStepPicture'),
  ],
  viewer: [
    () => import('src/components/Chat/HelperChat'),
    () => import('src/components/Chat/WriteButton'),
    () => import('src/components/Files/HelperFiles'),
    () => import('src/components/Files/SendFileTool'),
    () => import('src/components/Newcomer/Stranger'),
    () => import('src/components/Pointing/MarkTools'),
    () => import('src/components/Pointing/PointingLayer'),
    () => import('src/components/Pointing/PointingTools'),
    () => import('src/components/Ringing/LetRing'),
    () => import('src/components/Ringing/LetRingTool'),
    () => import('src/components/Steps/StepsPanel'),
    () => import('src/components/Steps/StepsTool'),
    () => import('src/components/Viewing/ConnectionTools'),
    () => import('src/components/Viewing/KeySheet'),
    () => import('src/components/Voice/HelperVoice'),
    () => import('src/components/Voice/TalkTool'),
  ],
}

/**
 * What the pages of a share import when it is needed: it is in memory before,
 * since the host may have another build by then.
 */
export const partsOfShare = (role: Role) => [...onOneSide[role], ...onBothSides]

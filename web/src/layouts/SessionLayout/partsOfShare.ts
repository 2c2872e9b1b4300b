import type { SessionPlan } from 'src/features/session/model/plan'

type Role = SessionPlan['role']

const onBothSides = [
  () => import('src/features/after-share/AfterShare'),
  () => import('src/features/files/ui/FileCards'),
  () => import('src/features/capture/ui/PickerCoach'),
  () => import('src/features/network-check/ui/Troubleshooting'),
  () => import('src/features/files/FileTransfers'),
  // Two words are compared, or those that were typed are checked.
  () => import('@scure/bip39/wordlists/english'),
]

const onOneSide: Record<Role, readonly (() => Promise<unknown>)[]> = {
  sharer: [
    () => import('src/features/safety/ui/AlarmAdvice'),
    () => import('src/features/safety/ui/AlarmBar'),
    () => import('src/features/sharing/ui/SharerTalk'),
    () => import('src/features/sharing/ui/ChangeOffer'),
    () => import('src/features/helper-window/ui/GuidancePanel'),
    () => import('src/features/session/ui/Newcomer'),
    () => import('src/features/session/ui/SecondDevice'),
    () => import('src/features/sharing/ui/LeaveQuestion'),
    () => import('src/features/sharing/ui/LongWait'),
    () => import('src/features/files/ui/SharerFiles'),
    () => import('src/features/files/ui/PanelFiles'),
    () => import('src/features/ring/ui/SharerRinging'),
    () => import('src/features/sharing/ui/NewsOfLastShare'),
    () => import('src/features/helper-window/ui/SharerMore'),
    () => import('src/features/sharing/ui/SharingEnded'),
    () => import('src/features/sharing/ui/ToKeep'),
    () => import('src/features/masking/makeMaskedTrack'),
    () => import('src/features/picture/untilPictureIsSent'),
    () => import('src/features/stage/takeStepPicture'),
  ],
  viewer: [
    () => import('src/features/chat/ui/HelperChat'),
    () => import('src/features/chat/ui/WriteButton'),
    () => import('src/features/files/ui/HelperFiles'),
    () => import('src/features/files/ui/SendFileTool'),
    () => import('src/features/session/ui/Stranger'),
    () => import('src/features/pointing/ui/MarkTools'),
    () => import('src/features/pointing/ui/PointingLayer'),
    () => import('src/features/pointing/ui/PointingTools'),
    () => import('src/features/ring/ui/LetRing'),
    () => import('src/features/ring/ui/LetRingTool'),
    () => import('src/features/steps/ui/StepsPanel'),
    () => import('src/features/steps/ui/StepsTool'),
    () => import('src/features/viewing/ui/ConnectionTools'),
    () => import('src/features/viewing/ui/KeySheet'),
    () => import('src/features/voice/ui/HelperVoice'),
    () => import('src/features/voice/ui/TalkTool'),
  ],
}

/**
 * What the pages of a share import when it is needed: it is in memory before,
 * since the host may have another build by then.
 */
export const partsOfShare = (role: Role) => [...onOneSide[role], ...onBothSides]

/**
 * Components that viewing needs later. They are in one file, which is loaded
 * early: after an update, the server may no longer have the files of this
 * build.
 */
export { AfterShare } from 'src/features/after-share'
export { PickerCoach } from 'src/features/capture'
export { HelperChat, WriteButton } from 'src/features/chat'
export { HelperFiles, SendFileTool } from 'src/features/files'
export { Troubleshooting } from 'src/features/network-check'
export { MarkTools, PointingLayer, PointingTools } from 'src/features/pointing'
export { LetRing, LetRingTool } from 'src/features/ring'
export { Stranger } from 'src/features/session'
export { StepsTool } from 'src/features/steps'
export { HelperVoice, TalkTool } from 'src/features/voice'

export { default as ConnectionTools } from './ConnectionTools'
export { default as HelperSteps } from './HelperSteps'
export { default as KeySheet } from './KeySheet'

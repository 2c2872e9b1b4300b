/**
 * What the viewer's page shows once there is a picture, in one file: it is in
 * memory before it is needed, since the host may have another build by then.
 */
export { default as AfterShare } from 'src/features/after-share/AfterShare'
export { default as PickerCoach } from 'src/features/capture/ui/PickerCoach'
export { default as HelperChat } from 'src/features/chat/ui/HelperChat'
export { default as WriteButton } from 'src/features/chat/ui/WriteButton'
export { default as HelperFiles } from 'src/features/files/ui/HelperFiles'
export { SendFileTool } from 'src/features/files/ui/HelperFiles'
export { default as Troubleshooting } from 'src/features/network-check/ui/Troubleshooting'
export { MarkTools } from 'src/features/pointing/ui/PointingTools'
export { default as PointingLayer } from 'src/features/pointing/ui/PointingLayer'
export { default as PointingTools } from 'src/features/pointing/ui/PointingTools'
export { default as LetRing } from 'src/features/ring/ui/LetRing'
export { default as LetRingTool } from 'src/features/ring/ui/LetRingTool'
export { default as Stranger } from 'src/features/session/ui/Stranger'
export { default as StepsTool } from 'src/features/steps/ui/StepsTool'
export { default as HelperVoice } from 'src/features/voice/ui/HelperVoice'
export { TalkTool } from 'src/features/voice/ui/HelperVoice'

export { default as ConnectionTools } from './ConnectionTools'
export { default as HelperSteps } from './HelperSteps'
export { default as KeySheet } from './KeySheet'

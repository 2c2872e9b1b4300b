export { BrowserMicrophone } from './BrowserMicrophone'
export { Loudspeaker } from './Loudspeaker'
export { Voice } from './Voice'
export { WebAudioMixer } from './WebAudioMixer'
export {
  TalkTool,
  default as HelperVoice,
  type HelperVoiceProps,
} from './ui/HelperVoice'
export { TalkOffer, default as SharerVoice } from './ui/SharerVoice'
export { useVoice } from './ui/useVoice'

import { tabStore } from 'src/browser/storage'
import { FileLink } from 'src/features/files/FileLink'
import {
  type DesktopIcon,
  desktopIcon,
} from 'src/features/kept-helpers/DesktopIcon'
import { Guidance } from 'src/features/messages/Guidance'
import { Pointing } from 'src/features/pointing/Pointing'
import { Arrival } from 'src/features/session/Arrival'
import { LastShare } from 'src/features/session/LastShare'
import type { PeerSession } from 'src/features/session/PeerSession'
import { whenSomebodyElse } from 'src/features/session/whenSomebodyElse'
import { sheetOfShareKey } from 'src/features/sheets/keptSheetCount'
import { StepEditor } from 'src/features/steps/StepEditor'
import { StepGuide } from 'src/features/steps/StepGuide'
import { StepPictures } from 'src/features/steps/StepPictures'
import { BrowserMicrophone } from 'src/features/voice/BrowserMicrophone'
import { Loudspeaker } from 'src/features/voice/Loudspeaker'
import { Voice } from 'src/features/voice/Voice'
import { WebAudioMixer } from 'src/features/voice/WebAudioMixer'

/** The tools of both sides around the picture. */
export interface SessionTools {
  arrival: Arrival
  files: FileLink
  guidance: Guidance
  icon: DesktopIcon
  lastShare: LastShare
  pointing: Pointing
  /** the helper’s */
  stepEditor: StepEditor
  /** the sharer’s */
  stepGuide: StepGuide
  stepPictures: StepPictures
  voice: Voice
}

/**
 * One of each, with the session's lifetime. They use no device before they are
 * asked to.
 */
export function createSessionTools(session: PeerSession): SessionTools {
  const guidance = new Guidance(session)
  // Who keeps sheets is loaded later, perhaps after another reload.
  whenSomebodyElse(session, () => tabStore.remove(sheetOfShareKey))
  const lastShare = new LastShare(session)
  const stepEditor = new StepEditor(session, guidance)
  const stepPictures = new StepPictures({
    ...{ session, guidance },
    onChange: () => stepGuide.tell(),
  })
  const stepGuide = new StepGuide(session, guidance, stepPictures.has)
  return {
    arrival: new Arrival(session),
    files: new FileLink(session, lastShare.note),
    guidance,
    icon: desktopIcon,
    lastShare,
    pointing: new Pointing(session, guidance, stepEditor),
    ...{ stepEditor, stepGuide, stepPictures },
    voice: new Voice(session, guidance, {
      microphone: new BrowserMicrophone(),
      mixer: new WebAudioMixer(),
      loudspeaker: new Loudspeaker(),
    }),
  }
}

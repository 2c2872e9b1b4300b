import { tabStore } from 'src/lib/browser/storage'
import type { DesktopIcon } from 'src/lib/desktopIcon/DesktopIcon'
import { desktopIcon } from 'src/lib/desktopIcon/desktopIconOfPage'
import { FileLink } from 'src/lib/files/FileLink'
import { Guidance } from 'src/lib/guidance/Guidance'
import { Pointing } from 'src/lib/guidance/Pointing'
import { sheetOfShareKey } from 'src/lib/sheets/keptSheetCount'
import { StepEditor } from 'src/lib/steps/StepEditor'
import { StepGuide } from 'src/lib/steps/StepGuide'
import { StepPictures } from 'src/lib/steps/StepPictures'
import { BrowserMicrophone } from 'src/lib/voice/BrowserMicrophone'
import { Loudspeaker } from 'src/lib/voice/Loudspeaker'
import { Voice } from 'src/lib/voice/Voice'
import { WebAudioMixer } from 'src/lib/voice/WebAudioMixer'

import { Arrival } from './Arrival'
import { LastShare } from './LastShare'
import type { PeerSession } from './PeerSession'
import { whenSomebodyElse } from './whenSomebodyElse'

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

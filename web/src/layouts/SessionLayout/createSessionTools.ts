import { tabStore } from 'src/browser/storage'
import { Chat } from 'src/features/chat/Chat'
import { FileLink } from 'src/features/files/FileLink'
import { desktopIcon } from 'src/features/kept-helpers/DesktopIcon'
import { MessageRouter } from 'src/features/messages/MessageRouter'
import { Annotations } from 'src/features/pointing/Annotations'
import { Pointing } from 'src/features/pointing/Pointing'
import { Arrival } from 'src/features/session/Arrival'
import { LastShare } from 'src/features/session/LastShare'
import type { PeerSession } from 'src/features/session/PeerSession'
import type { SessionTools } from 'src/features/session/SessionTools'
import { whenSomebodyElse } from 'src/features/session/whenSomebodyElse'
import { sheetOfShareKey } from 'src/features/sheets/keptSheetCount'
import { SheetWishes } from 'src/features/sheets/SheetWishes'
import { SharedSteps } from 'src/features/steps/SharedSteps'
import { StepEditor } from 'src/features/steps/StepEditor'
import { StepGuide } from 'src/features/steps/StepGuide'
import { StepPictures } from 'src/features/steps/StepPictures'
import { BrowserMicrophone } from 'src/features/voice/BrowserMicrophone'
import { Loudspeaker } from 'src/features/voice/Loudspeaker'
import { Voice } from 'src/features/voice/Voice'
import { WebAudioMixer } from 'src/features/voice/WebAudioMixer'

/**
 * One of each, with the session's lifetime. They use no device before they are
 * asked to.
 */
export function createSessionTools(session: PeerSession): SessionTools {
  const router = new MessageRouter(session)
  const annotations = new Annotations(session, router)
  const steps = new SharedSteps(session, router, annotations)
  // Who keeps sheets is loaded later, perhaps after another reload.
  whenSomebodyElse(session, () => tabStore.remove(sheetOfShareKey))
  const lastShare = new LastShare(session)
  const stepEditor = new StepEditor(session, steps, annotations)
  const stepPictures = new StepPictures({
    ...{ session, shared: steps },
    onChange: () => stepGuide.tell(),
  })
  const stepGuide = new StepGuide(session, steps, stepPictures.has)
  return {
    annotations,
    arrival: new Arrival(session),
    chat: new Chat(session, router),
    files: new FileLink(session, router, lastShare.note),
    icon: desktopIcon,
    lastShare,
    pointing: new Pointing(session, annotations, stepEditor),
    router,
    sheetWishes: new SheetWishes(session, router),
    ...{ stepEditor, stepGuide, stepPictures, steps },
    voice: new Voice(session, router, {
      microphone: new BrowserMicrophone(),
      mixer: new WebAudioMixer(),
      loudspeaker: new Loudspeaker(),
    }),
  }
}

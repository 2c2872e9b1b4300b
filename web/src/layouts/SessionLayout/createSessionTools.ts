import { tabStore } from 'src/browser/storage'
import { Chat } from 'src/features/chat'
import { FileLink } from 'src/features/files'
import { desktopIcon } from 'src/features/kept-helpers'
import { MessageRouter } from 'src/features/messages'
import { Annotations, Pointing } from 'src/features/pointing'
import {
  Arrival,
  LastShare,
  type PeerSession,
  type SessionTools,
  onParticipantChange,
} from 'src/features/session'
import { sheetOfShareKey, SheetWishes } from 'src/features/sheets'
import {
  SharedSteps,
  StepEditor,
  StepGuide,
  StepPictures,
} from 'src/features/steps'
import {
  BrowserMicrophone,
  Loudspeaker,
  Voice,
  WebAudioMixer,
} from 'src/features/voice'

/** Uses no microphone or camera before the person asks for it. */
export function createSessionTools(session: PeerSession): SessionTools {
  const router = new MessageRouter(session)
  const annotations = new Annotations(session, router)
  const steps = new SharedSteps(session, router, annotations)
  // Forgets the sheet of the last share when another person joins. The recorder
  // of sheets cannot do this, because it is loaded later, perhaps only after a
  // reload.
  onParticipantChange(session, () => tabStore.remove(sheetOfShareKey))
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
    icon: desktopIcon(),
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

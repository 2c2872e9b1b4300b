import { listen } from 'src/browser/listen'
import { Store } from 'src/browser/Store'

declare module 'src/features/session' {
  interface SessionTools {
    icon: DesktopIcon
  }
}

/** Not in TypeScript's DOM library: https://wicg.github.io/manifest-incubations/ */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/**
 * `none` where the browser offers nothing: it cannot, the icon is there
 * already, or the person has said no.
 */
export type IconState = 'none' | 'offered' | 'added'

/** The browser's offer to install this site, kept until somebody wants it. */
export class DesktopIcon {
  private readonly state = new Store<IconState>('none')
  private offer: BeforeInstallPromptEvent | null = null

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  /** @param page where the browser announces its offer */
  constructor(page: EventTarget) {
    listen<BeforeInstallPromptEvent>(page, 'beforeinstallprompt', (offer) => {
      // Else the browser of a phone would ask at a time of its own.
      offer.preventDefault()
      this.offer = offer
      this.state.set('offered')
    })
    listen(page, 'appinstalled', () => this.state.set('added'))
  }

  /** Has the browser ask; to be called within a click. An offer is good for once. */
  readonly add = async (): Promise<void> => {
    const { offer } = this
    this.offer = null
    this.state.set('none')
    const answer = await offer?.prompt().catch(() => null)
    if (answer?.outcome === 'accepted') this.state.set('added')
  }
}

let ofPage: DesktopIcon | null = null

/** Browsers announce it once for each page, so there is one that listens. */
export const desktopIcon = (): DesktopIcon =>
  (ofPage ??= new DesktopIcon(window))

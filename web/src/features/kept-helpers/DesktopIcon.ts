import { listen } from 'src/browser/listen'
import { Store } from 'src/browser/Store'

declare module 'src/features/session' {
  interface SessionTools {
    icon: DesktopIcon
  }
}

/** https://wicg.github.io/manifest-incubations/ */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/**
 * `none`: the browser does not offer to install the site, has already done so,
 * or the user has declined.
 */
export type IconState = 'none' | 'offered' | 'added'

/** The browser’s offer to install this site as an app with an icon. */
export class DesktopIcon {
  private readonly state = new Store<IconState>('none')
  private offer: BeforeInstallPromptEvent | null = null

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  /** @param page the target of `beforeinstallprompt` */
  constructor(page: EventTarget) {
    listen<BeforeInstallPromptEvent>(page, 'beforeinstallprompt', (offer) => {
      // Otherwise a browser on a phone would show its own install prompt.
      offer.preventDefault()
      this.offer = offer
      this.state.set('offered')
    })
    listen(page, 'appinstalled', () => this.state.set('added'))
  }

  /** Must be called in a click handler. An offer can be used only once. */
  readonly add = async (): Promise<void> => {
    const { offer } = this
    this.offer = null
    this.state.set('none')
    const answer = await offer?.prompt().catch(() => null)
    if (answer?.outcome === 'accepted') this.state.set('added')
  }
}

let ofPage: DesktopIcon | null = null

/** One instance: browsers fire `beforeinstallprompt` once for each page. */
export const desktopIcon = (): DesktopIcon =>
  (ofPage ??= new DesktopIcon(window))

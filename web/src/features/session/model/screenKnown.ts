import type { ViewerState } from './state'

/** What a viewer knows of the screen of one sharer; the next one has another. */
type ScreenKnown = Pick<
  ViewerState,
  | 'remoteScreen'
  | 'hasSound'
  | 'isEmpty'
  | 'surface'
  | 'sharerDialog'
  | 'hasAsked'
>

export const nothingKnown: ScreenKnown = {
  remoteScreen: null,
  hasSound: false,
  isEmpty: false,
  surface: null,
  sharerDialog: null,
  hasAsked: false,
}

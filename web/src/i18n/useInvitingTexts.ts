import { inviting } from './en/inviting'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The words around a link to send, which who opens one does not need. */
export const useInvitingTexts = (): Texts['inviting'] =>
  useTexts().inviting ?? inviting

import { useTexts } from 'src/hooks/useTexts'
import { inviting } from 'src/locales/en/inviting'
import type { Texts } from 'src/locales/Texts'

/** The words around a link to send, which who opens one does not need. */
export const useInvitingTexts = (): Texts['inviting'] =>
  useTexts().inviting ?? inviting

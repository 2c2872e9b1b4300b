import { inviting } from './en/inviting'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The texts for sending a link, which people who open one do not need. */
export const useInvitingTexts = (): Texts['inviting'] =>
  useTexts().inviting ?? inviting

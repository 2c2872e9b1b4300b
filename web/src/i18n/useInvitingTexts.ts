import { inviting } from './en/inviting'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const useInvitingTexts = (): Texts['inviting'] =>
  useTexts().inviting ?? inviting

import { viewing } from './en/viewing'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

export const useViewingTexts = (): Texts['viewing'] =>
  useTexts().viewing ?? viewing

import { viewing } from './en/viewing'
import type { Texts } from './Texts'
import { useTexts } from './useTexts'

/** The viewer's texts, loaded separately because sharers do not need them. */
export const useViewingTexts = (): Texts['viewing'] =>
  useTexts().viewing ?? viewing

import type { ReactNode } from 'react'

import Stack from './Stack'

interface TwoColumnsProps {
  children: ReactNode
  /** shown next to the content where it fits, and below it otherwise */
  beside: ReactNode
}

/**
 * The container of a full-screen page, and next to it, where it fits, a second
 * one of the same size.
 */
const TwoColumns = ({ children, beside }: TwoColumnsProps) => (
  <Stack gap="md" data-columns>
    <Stack gap="md">{children}</Stack>
    <Stack gap="md">{beside}</Stack>
  </Stack>
)

export default TwoColumns

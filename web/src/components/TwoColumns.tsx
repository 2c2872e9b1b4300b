import type { ReactNode } from 'react'

import Stack from './Stack'

interface TwoColumnsProps {
  children: ReactNode
  /** shown next to the content if there is space, otherwise below it */
  beside: ReactNode
}

/**
 * The container of a full-screen page. If there is space, a second container of
 * the same size is next to it.
 */
const TwoColumns = ({ children, beside }: TwoColumnsProps) => (
  <Stack gap="md" data-columns>
    <Stack gap="md">{children}</Stack>
    <Stack gap="md">{beside}</Stack>
  </Stack>
)

export default TwoColumns

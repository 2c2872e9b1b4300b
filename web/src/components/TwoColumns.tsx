import type { ReactNode } from 'react'

import Stack from './Stack'

interface TwoColumnsProps {
  children: ReactNode
  /** what stands beside it where there is room, and below it elsewhere */
  beside: ReactNode
}

/** The container of a full-screen page, and where there is room a second one of the same size. */
const TwoColumns = ({ children, beside }: TwoColumnsProps) => (
  <Stack gap="md" data-columns>
    <Stack gap="md">{children}</Stack>
    <Stack gap="md">{beside}</Stack>
  </Stack>
)

export default TwoColumns

import type { ReactNode } from 'react'

import Stack from './Stack'

interface TwoColumnsProps {
  children: ReactNode
  /** next to the content if there is space, otherwise below it */
  beside: ReactNode
}

const TwoColumns = ({ children, beside }: TwoColumnsProps) => (
  <Stack gap="md" data-columns>
    <Stack gap="md">{children}</Stack>
    <Stack gap="md">{beside}</Stack>
  </Stack>
)

export default TwoColumns

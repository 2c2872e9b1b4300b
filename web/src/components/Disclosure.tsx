import { type ReactNode, useId, useState } from 'react'

import Button from './Button'
import Stack from './Stack'

interface DisclosureProps {
  label: string
  children: ReactNode
}

/** Hides content that few people need. */
function Disclosure({ label, children }: DisclosureProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)

  return (
    <Stack gap="md">
      <Button
        variant="secondary"
        icon={isOpen ? 'minus' : 'plus'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        fullWidth
      >
        {label}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </Stack>
  )
}

export default Disclosure

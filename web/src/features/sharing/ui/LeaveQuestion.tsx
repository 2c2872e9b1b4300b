import { useId } from 'react'

import { useRestoreFocus } from 'src/browser/useRestoreFocus'
import Button from 'src/components/Button'
import Face from 'src/components/Face'
import FullScreenModal from 'src/components/FullScreenModal'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useEndingTexts } from 'src/i18n/useEndingTexts'

export interface LeaveQuestionProps {
  onStay: () => void
  onLeave: () => void
}

/** Asks for confirmation, because people press Back by accident. */
function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const { leaving } = useEndingTexts()
  const focused = useRestoreFocus<HTMLHeadingElement>()
  const id = useId()

  return (
    <FullScreenModal labelledBy={`${id}title`} describedBy={`${id}text`}>
      <Stack gap="lg" align="center">
        <Face mood="watching" />
        <Heading id={`${id}title`} ref={focused} tabIndex={-1} align="center">
          {leaving.heading}
        </Heading>
        <Text id={`${id}text`} size="lg" align="center">
          {leaving.text}
        </Text>
        <Button size="xl" onClick={onStay} fullWidth>
          {leaving.stay}
        </Button>
        <Button size="lg" variant="secondary" onClick={onLeave} fullWidth>
          {leaving.leave}
        </Button>
      </Stack>
    </FullScreenModal>
  )
}

export default LeaveQuestion

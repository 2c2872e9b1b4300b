import { useEffect } from 'react'

import { flashTitle } from 'src/browser/flashTitle'
import Button from 'src/components/Button'
import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { deviceQuestion } from 'src/features/session/model/selectors'
import { useNewcomerTexts } from 'src/i18n/useNewcomerTexts'

import { usePeerSessionInstance } from './usePeerSession'
import { useQuestion } from './useQuestion'

/**
 * Asks whether somebody with the sharer’s link may continue on a second device
 * (PS44). The share continues meanwhile, and the button that refuses comes
 * first.
 */
function SecondDevice() {
  const session = usePeerSessionInstance()
  const { admitAtSharer, atSharer, heading, refuseAtSharer } =
    useNewcomerTexts()

  const { question, isNew } = useQuestion(deviceQuestion)

  useEffect(() => flashTitle(`● ${heading}`), [heading])

  return (
    <Card>
      <Stack gap="sm">
        <div role="alert">
          <Heading level={2} size="md">
            {heading}
          </Heading>
        </div>
        <Text>{atSharer}</Text>
        <Button
          size="lg"
          onClick={() => session.refuseDevice(question)}
          disabled={isNew}
          fullWidth
        >
          {refuseAtSharer}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          onClick={() => session.admitDevice(question)}
          disabled={isNew}
          fullWidth
        >
          {admitAtSharer}
        </Button>
      </Stack>
    </Card>
  )
}

export default SecondDevice

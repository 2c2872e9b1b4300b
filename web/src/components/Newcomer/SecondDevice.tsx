import { useEffect } from 'react'

import Button from 'src/components/ui/Button'
import Card from 'src/components/ui/Card'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { useNewcomerTexts } from 'src/hooks/useNewcomerTexts'
import { flashTitle } from 'src/lib/browser/flashTitle'

/**
 * Somebody with the sharer’s link would like to continue on a second device
 * (PS44). The share goes on meanwhile, and the careful answer comes first.
 */
function SecondDevice() {
  const session = usePeerSessionInstance()
  const { admitAtSharer, atSharer, heading, refuseAtSharer } =
    useNewcomerTexts()

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
        <Button size="lg" onClick={session.refuseDevice} fullWidth>
          {refuseAtSharer}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          onClick={session.admitDevice}
          fullWidth
        >
          {admitAtSharer}
        </Button>
      </Stack>
    </Card>
  )
}

export default SecondDevice

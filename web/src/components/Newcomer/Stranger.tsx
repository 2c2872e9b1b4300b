import { useEffect } from 'react'

import Button from 'src/components/ui/Button'
import Card from 'src/components/ui/Card'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { isMissed } from 'src/domain/peerSession/state'
import { useNewcomerTexts } from 'src/hooks/useNewcomerTexts'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { flashTitle } from 'src/lib/browser/flashTitle'

/**
 * Somebody calls who may know no more than the four words, and learns nothing
 * before the helper says yes (PS41). Her page stays as it is beside it.
 */
function Stranger() {
  const session = usePeerSessionInstance()
  const texts = useNewcomerTexts()
  const isRecovering = usePeerSession(isMissed)
  const { strangerHeading } = texts

  useEffect(() => flashTitle(`● ${strangerHeading}`), [strangerHeading])

  return (
    <Card>
      <Stack gap="sm">
        <div role="alert">
          <Heading level={2} size="md">
            {strangerHeading}
          </Heading>
        </div>
        <Text>{texts.strangerText}</Text>
        {isRecovering && <Text>{texts.atViewer}</Text>}
        <Button size="lg" onClick={session.admitNewcomer} fullWidth>
          {texts.admitAtViewer}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          onClick={session.refuseNewcomer}
          fullWidth
        >
          {texts.refuseStranger}
        </Button>
      </Stack>
    </Card>
  )
}

export default Stranger

import { useEffect } from 'react'

import { flashTitle } from 'src/browser/flashTitle'
import Button from 'src/components/Button'
import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { newcomerQuestion } from 'src/features/session/model/selectors'
import { isReconnecting } from 'src/features/session/model/state'
import { useNewcomerTexts } from 'src/i18n/useNewcomerTexts'

import { usePeerSession, usePeerSessionInstance } from './usePeerSession'
import { useQuestion } from './useQuestion'

/**
 * Asks the helper about a caller without the link, who may know only the four
 * words of the helper’s id. The caller gets no answer before the helper decides
 * (PS41). The rest of the page stays visible.
 */
function Stranger() {
  const session = usePeerSessionInstance()
  const texts = useNewcomerTexts()
  const isRecovering = usePeerSession(isReconnecting)
  const { strangerHeading } = texts
  const { question, isNew } = useQuestion(newcomerQuestion)

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
        <Button
          size="lg"
          onClick={() => session.admitNewcomer(question)}
          disabled={isNew}
          fullWidth
        >
          {texts.admitAtViewer}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          onClick={() => session.refuseNewcomer(question)}
          disabled={isNew}
          fullWidth
        >
          {texts.refuseStranger}
        </Button>
      </Stack>
    </Card>
  )
}

export default Stranger

import { useEffect } from 'react'

import Button from 'src/components/ui/Button'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { useNewcomerTexts } from 'src/hooks/useNewcomerTexts'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useRestoreFocus } from 'src/hooks/useRestoreFocus'
import { flashTitle } from 'src/lib/browser/flashTitle'

/** Somebody else has come where a share is being recovered: only a person can say whether they may take part (PS32). */
function Newcomer() {
  const session = usePeerSessionInstance()
  const texts = useNewcomerTexts()
  const isSharer = usePeerSession((state) => state.plan.role === 'sharer')
  const heading = useRestoreFocus<HTMLHeadingElement>()

  useEffect(() => flashTitle(`● ${texts.heading}`), [texts.heading])

  return (
    <Stack gap="md">
      <Stack gap="sm" role="status">
        <Heading ref={heading} tabIndex={-1} align="center">
          {texts.heading}
        </Heading>
        <Text size="lg" align="center">
          {isSharer ? texts.atSharer : texts.atViewer}
        </Text>
      </Stack>
      {/* The careful answer comes first where a screen is at stake. */}
      {isSharer ? (
        <>
          <Button size="xl" onClick={session.refuseNewcomer} fullWidth>
            {texts.refuseAtSharer}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            onClick={session.admitNewcomer}
            fullWidth
          >
            {texts.admitAtSharer}
          </Button>
        </>
      ) : (
        <>
          <Button size="xl" onClick={session.admitNewcomer} fullWidth>
            {texts.admitAtViewer}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            onClick={session.refuseNewcomer}
            fullWidth
          >
            {texts.refuseAtViewer}
          </Button>
        </>
      )}
    </Stack>
  )
}

export default Newcomer

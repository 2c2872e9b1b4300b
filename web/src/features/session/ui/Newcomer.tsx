import { useCallback, useEffect, useState } from 'react'

import { flashTitle } from 'src/browser/flashTitle'
import { useRestoreFocus } from 'src/browser/useRestoreFocus'
import Button from 'src/components/Button'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { newcomerQuestion } from 'src/features/session/model/selectors'
import {
  isReconnecting,
  type PeerSessionState,
} from 'src/features/session/model/state'
import { useNewcomerTexts } from 'src/i18n/useNewcomerTexts'

import SafetyWords from './SafetyWords'
import { usePeerSession, usePeerSessionInstance } from './usePeerSession'
import { useQuestion } from './useQuestion'

const safetyWordsOf = ({ call }: PeerSessionState) =>
  call.is === 'asking' ? call.newcomer.safetyWords : undefined

/**
 * Asks whether to admit a peer: during a recovery, somebody other than the
 * previous participant (PS32), or on a sharer’s own link, somebody who has not
 * proved to have the link (PS37).
 */
function Newcomer() {
  const session = usePeerSessionInstance()
  const texts = useNewcomerTexts()
  const isSharer = usePeerSession((state) => state.plan.role === 'sharer')
  // Outside of a recovery, the peer may be the right helper, who has opened the
  // link without its key fingerprint.
  const isDoubtful = !usePeerSession(isReconnecting)
  const safetyWords = usePeerSession(safetyWordsOf)
  const { question, isNew } = useQuestion(newcomerQuestion)
  const admit = () => session.admitNewcomer(question)
  const refuse = () => session.refuseNewcomer(question)
  const [isReadable, setIsReadable] = useState(false)
  const onShown = useCallback(() => setIsReadable(true), [])
  const focused = useRestoreFocus<HTMLHeadingElement>()
  const heading = isDoubtful ? texts.doubtHeading : texts.heading
  const text = isSharer ? texts.atSharer : texts.atViewer

  useEffect(() => flashTitle(`● ${heading}`), [heading])

  return (
    <Stack gap="md">
      <Stack gap="sm" role="status">
        <Heading ref={focused} tabIndex={-1} align="center">
          {heading}
        </Heading>
        <Text size="lg" align="center">
          {isDoubtful ? texts.doubtText : text}
        </Text>
      </Stack>
      {isSharer && safetyWords && (
        <SafetyWords
          label={texts.compare}
          words={safetyWords}
          onShown={onShown}
        />
      )}
      {/* Admitting a stranger would show the sharer’s screen, so the button
          that refuses comes first. */}
      {isSharer ? (
        <>
          <Button size="xl" onClick={refuse} disabled={isNew} fullWidth>
            {texts.refuseAtSharer}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            onClick={admit}
            disabled={isNew || (safetyWords !== undefined && !isReadable)}
            fullWidth
          >
            {texts.admitAtSharer}
          </Button>
        </>
      ) : (
        <>
          <Button size="xl" onClick={admit} disabled={isNew} fullWidth>
            {texts.admitAtViewer}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            onClick={refuse}
            disabled={isNew}
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

import { useId, useRef } from 'react'

import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import Note from 'src/components/Note'
import Stack from 'src/components/Stack'
import VisuallyHidden from 'src/components/VisuallyHidden'
import { useHelperName } from 'src/features/links/ui/useHelperName'
import { newestOfHelper } from 'src/features/messages/model/guidance'
import { useGuidance } from 'src/features/messages/useGuidance'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import AnswerButtons from './AnswerButtons'
import CopyButton from './CopyButton'
import EarlierMessages from './EarlierMessages'
import LatestMessage from './LatestMessage'
import LinkToOpen from './LinkToOpen'
import ReadAloud from './ReadAloud'
import { useScamWarning } from './useScamWarning'
import { wordsInText } from './wordsInText'
import WriteBack from './WriteBack'

interface SharerChatProps {
  /** false where the page itself reads it already */
  canRead?: boolean
}

/** What the helper says last, large, with all that can be done about it. */
function SharerChat({ canRead = true }: SharerChatProps) {
  const talking = useTalkingTexts()
  const id = useId()
  const name = useHelperName()
  const said = useGuidance((state) => state.said)
  const newest = newestOfHelper({ said })
  const title = name ? talking.fromName(name) : talking.from
  const text = newest && wordsInText(newest.words, talking)
  const warning = useScamWarning(newest && newest.words)
  const warningBox = useRef<HTMLDivElement>(null)
  const aloud = [text, warning].filter(Boolean).join(' ')

  return (
    <>
      <VisuallyHidden role="status" dir="auto">
        {/* The same words again are news, too. */}
        {text && <span key={newest.words.id}>{`${title}: ${aloud}`}</span>}
      </VisuallyHidden>
      {newest && text && (
        <Card aria-labelledby={id}>
          <Stack gap="md">
            <Heading id={id} level={2} size="sm">
              {title}
            </Heading>
            <LatestMessage words={newest.words} />
            {warning && (
              <div ref={warningBox}>
                <Note>{warning}</Note>
              </div>
            )}
            {newest.words.type === 'link' && (
              <LinkToOpen href={newest.words.href} warning={warningBox} />
            )}
            {newest.words.type === 'copy' && (
              <Stack direction="row" gap="sm">
                <CopyButton text={newest.words.text} />
              </Stack>
            )}
            <AnswerButtons key={newest.words.id} said={newest} />
            {canRead && <ReadAloud text={aloud} id={newest.words.id} />}
            <WriteBack />
            <EarlierMessages
              said={said.filter((each) => each !== newest)}
              helperName={name ?? talking.helper}
            />
          </Stack>
        </Card>
      )}
    </>
  )
}

export default SharerChat

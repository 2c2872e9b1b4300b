import styled, { css } from 'styled-components'

import Button from 'src/components/Button'
import Face, { type Mood } from 'src/components/Face'
import Heading from 'src/components/Heading'
import Text from 'src/components/Text'
import type { Hint } from 'src/features/helper-window/hint'
import {
  sharerView,
  type SharerView,
  usePeerSession,
} from 'src/features/session'
import { usePanelTexts } from 'src/i18n/usePanelTexts'
import { visuallyHidden } from 'src/styles/visuallyHidden'

import { useAssurance, useWhoSees } from './useWhoSees'

/** The label of the button for larger text, the same in every language. */
const sign = 'A+'

/** The picture floats, so that large text around it can use the full width. */
const SmallFace = styled(Face)`
  float: inline-start;
  width: min(3.5rem, 20vw);
  margin-inline-end: ${({ theme }) => theme.space.sm};
`

const Bigger = styled(Button)`
  float: inline-end;
  width: max(44px, min(3rem, 16vw));
  min-height: max(44px, min(3rem, 16vw));
  margin-inline-start: ${({ theme }) => theme.space.sm};
  padding: 0;
  font-size: min(${({ theme }) => theme.fontSize.lg}, 8vw);
`

const Words = styled.div<{ $isBrief: boolean }>`
  h1 {
    display: flow-root;
    min-width: min(100%, 7em);
  }
  p {
    ${({ $isBrief }) =>
      $isBrief &&
      css`
        ${visuallyHidden}
      `}
  }
  &::after {
    display: block;
    clear: both;
    content: '';
  }
`

/**
 * Tells the sharer who sees the screen, whether that person is verified, and
 * what that person cannot do.
 */
export function WhoSees() {
  const words = useWhoSees()
  const assurance = useAssurance()

  return (
    <div role="status">
      {words && (
        <>
          <Heading size="sm">{words[0]}</Heading>
          {assurance && (
            <Text>
              <span>{assurance.words}</span>{' '}
              <time dateTime={assurance.since.toISOString()}>
                {assurance.sinceInWords}
              </time>
            </Text>
          )}
          <Text>{words[1]}</Text>
        </>
      )}
    </div>
  )
}

interface PanelHeaderProps {
  /** the hint shown below the header; with a hint, the header is shorter */
  hint: Hint | null
  onBigger: () => void
}

function PanelHeader({ hint, onBigger }: PanelHeaderProps) {
  const { bigger } = usePanelTexts()
  const view = usePeerSession(sharerView)

  return (
    <Words $isBrief={hint !== null}>
      <SmallFace mood={hint === 'spot' ? 'pointed' : moodOf(view)} />
      <Bigger
        variant="secondary"
        aria-label={bigger}
        title={bigger}
        onClick={onBigger}
        data-repeats
      >
        <span dir="ltr">{sign}</span>
      </Bigger>
      <WhoSees />
    </Words>
  )
}

function moodOf(view: SharerView): Mood {
  switch (view) {
    case 'sharing':
      return 'watching'
    case 'hidden':
      return 'hidden'
    case 'reconnecting':
    case 'empty':
      return 'asleep'
    default:
      return 'waiting'
  }
}

export default PanelHeader

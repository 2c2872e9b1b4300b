import styled from 'styled-components'

import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import type { Hint } from 'src/features/helper-window/model/hint'
import { useHelperName } from 'src/features/links/ui/useHelperName'
import { usePanelTexts } from 'src/i18n/usePanelTexts'
import { useStepsTexts } from 'src/i18n/useStepsTexts'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import type { ShownHint } from './useHint'

const Place = styled.div`
  > div > button:first-child {
    margin-block-start: ${({ theme }) => theme.space.md};
  }
`

/** The way to the hints that are not shown. */
function OtherHints({ hint, others, show }: ShownHint) {
  const panel = usePanelTexts()
  const talking = useTalkingTexts()
  const steps = useStepsTexts()
  const name = useHelperName()
  const labels: Record<Hint, string> = {
    message: name ? talking.fromName(name) : talking.from,
    spot: name ? panel.showsBy(name) : panel.shows,
    step: steps.heading,
  }

  return (
    // What comes while a reply is written is only said here.
    <Place aria-live={hint === 'message' ? 'polite' : 'off'}>
      <Stack gap="sm">
        {others.map((other) => (
          <Button
            key={other}
            variant="secondary"
            onClick={() => show(other)}
            fullWidth
          >
            {labels[other]}
          </Button>
        ))}
      </Stack>
    </Place>
  )
}

export default OtherHints

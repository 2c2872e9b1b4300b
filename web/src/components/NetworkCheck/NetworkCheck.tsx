import Banner, { type BannerTone } from 'src/components/ui/Banner'
import Button from 'src/components/ui/Button'
import Card from 'src/components/ui/Card'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import {
  type CheckVerdict,
  checkVerdict,
} from 'src/domain/network/networkCheck'
import { useNetworkCheck } from 'src/hooks/useNetworkCheck'
import type { Documents } from 'src/locales/Texts'

import CheckSteps from './CheckSteps'

const tones: Record<CheckVerdict, BannerTone> = {
  testing: 'info',
  good: 'success',
  slow: 'success',
  direct: 'warning',
  refused: 'warning',
  blocked: 'problem',
  pagesOnly: 'problem',
  offline: 'problem',
}

interface NetworkCheckProps {
  texts: Documents['networkCheck']
  makeCheck?: Parameters<typeof useNetworkCheck>[0]
}

/** What works from here, in words, and what to do about what does not. */
function NetworkCheck({ texts, makeCheck }: NetworkCheckProps) {
  const [state, checkAgain] = useNetworkCheck(makeCheck)
  const verdict = checkVerdict(state)
  const { title, advice } = texts.verdicts[verdict]

  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Heading align="center">{texts.title}</Heading>
        <Text size="lg" align="center">
          {texts.introduction}
        </Text>
      </Stack>
      <Banner tone={tones[verdict]} busy={verdict === 'testing'}>
        {title}
      </Banner>
      {advice && <Text size="lg">{advice}</Text>}
      <Card>
        <CheckSteps state={state} texts={texts} />
      </Card>
      <Button size="lg" icon="reload" onClick={checkAgain} fullWidth>
        {texts.again}
      </Button>
    </Stack>
  )
}

export default NetworkCheck

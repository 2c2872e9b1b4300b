import Banner, { type BannerTone } from 'src/components/ui/Banner'
import Button from 'src/components/ui/Button'
import Card from 'src/components/ui/Card'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { type TestVerdict, testVerdict } from 'src/domain/network/networkCheck'
import { useConnectionTest } from 'src/hooks/useConnectionTest'
import type { Documents } from 'src/locales/Texts'

import TestSteps from './TestSteps'

const tones: Record<TestVerdict, BannerTone> = {
  testing: 'info',
  good: 'success',
  slow: 'success',
  direct: 'warning',
  refused: 'warning',
  blocked: 'problem',
  offline: 'problem',
}

interface ConnectionTestProps {
  texts: Documents['networkCheck']
  makeTest?: Parameters<typeof useConnectionTest>[0]
}

/** What works from here, in words, and what to do about what does not. */
function NetworkCheck({ texts, makeTest }: ConnectionTestProps) {
  const [state, testAgain] = useConnectionTest(makeTest)
  const verdict = testVerdict(state)
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
        <TestSteps state={state} texts={texts} />
      </Card>
      <Button size="lg" icon="reload" onClick={testAgain} fullWidth>
        {texts.again}
      </Button>
    </Stack>
  )
}

export default NetworkCheck

import { useEffect, useSyncExternalStore } from 'react'

import Banner, { type BannerTone } from 'src/components/Banner'
import Checkbox from 'src/components/Checkbox'
import Stack from 'src/components/Stack'
import Steps from 'src/components/Steps'
import Text from 'src/components/Text'
import { ringMe } from 'src/features/ring/BrowserPush'
import { keepRingLanguage } from 'src/features/ring/ringLanguage'
import type {
  RingMe as BrowserRingMe,
  RingMeState,
} from 'src/features/ring/RingMe'
import { useLanguage } from 'src/i18n/useLanguage'
import { useRingingTexts } from 'src/i18n/useRingingTexts'

import Callers from './Callers'

const tones = {
  asking: 'info',
  refused: 'warning',
  blocked: 'warning',
  failed: 'problem',
} satisfies Record<string, BannerTone>

function useRingMe(): [
  RingMeState,
  Pick<BrowserRingMe, 'switchOn' | 'switchOff'>,
] {
  useEffect(() => void ringMe.look(), [])
  return [useSyncExternalStore(ringMe.subscribe, ringMe.getSnapshot), ringMe]
}

interface RingMeProps {
  hasLink: boolean
}

function RingMe({ hasLink }: RingMeProps) {
  const texts = useRingingTexts()
  const { language } = useLanguage()
  const [state, { switchOn, switchOff }] = useRingMe()
  const isOn = state === 'on'
  useEffect(() => {
    if (isOn) void keepRingLanguage(language)
  }, [isOn, language])

  if (!texts || state === 'unknown' || state === 'impossible') return null
  if (state === 'home-screen') {
    return (
      <Stack gap="xs">
        <Text>{texts.homeScreen}</Text>
        <Steps steps={texts.homeScreenSteps} />
      </Stack>
    )
  }
  if (!hasLink) return null
  if (state === 'no-push') return <Text>{texts.browserCannot}</Text>
  const news = {
    asking: texts.asking,
    refused: texts.refused,
    blocked: texts.blocked,
    failed: texts.notSwitched,
  }
  return (
    <Stack gap="sm">
      <Checkbox checked={isOn} onChange={isOn ? switchOff : switchOn}>
        {texts.switchLabel}
      </Checkbox>
      <Text>{isOn ? texts.isOn : texts.switchText}</Text>
      {isOn && <Text tone="muted">{texts.undo}</Text>}
      {state in news && (
        <Banner
          tone={tones[state as keyof typeof news]}
          busy={state === 'asking'}
        >
          {news[state as keyof typeof news]}
        </Banner>
      )}
      {isOn && <Callers texts={texts} />}
    </Stack>
  )
}

export default RingMe

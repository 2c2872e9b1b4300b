import { useEffect } from 'react'

import Banner, { type BannerTone } from 'src/components/ui/Banner/Banner'
import Checkbox from 'src/components/ui/Checkbox'
import Disclosure from 'src/components/ui/Disclosure'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useCallers } from 'src/hooks/useCallers'
import { useLanguage } from 'src/hooks/useLanguage'
import { useRingingTexts } from 'src/hooks/useRingingTexts'
import { useRingMe } from 'src/hooks/useRingMe'
import { shortDate } from 'src/lib/language/shortDate'
import { keepRingLanguage } from 'src/lib/ring/ringLanguage'

import CallerName from './CallerName'

const tones = {
  asking: 'info',
  refused: 'warning',
  blocked: 'warning',
  failed: 'problem',
} satisfies Record<string, BannerTone>

/** The switch by which a helper lets this device be rung. */
function RingMe() {
  const texts = useRingingTexts()
  const { language } = useLanguage()
  const [state, { switchOn, switchOff }] = useRingMe()
  const [callers, rename] = useCallers()
  const isOn = state === 'on'
  useEffect(() => {
    if (isOn) void keepRingLanguage(language)
  }, [isOn, language])

  if (!texts || state === 'unknown' || state === 'impossible') return null
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
      {isOn && callers && callers.length > 0 && (
        <Disclosure label={texts.callers}>
          <Stack gap="md">
            {callers.map(({ tag, name, helpedAt }) => (
              <CallerName
                key={tag}
                texts={texts}
                label={texts.callerLabel(shortDate(helpedAt, language))}
                name={name}
                onSave={(typed) => rename(tag, typed)}
              />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  )
}

export default RingMe

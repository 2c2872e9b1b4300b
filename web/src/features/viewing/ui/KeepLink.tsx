import { thisDevice } from 'src/browser/device'
import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import Card from 'src/components/Card'
import Disclosure from 'src/components/Disclosure'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { usePermanentId } from 'src/features/kept-helpers'
import { RingMe } from 'src/features/ring'
import { useKeepingTexts } from 'src/i18n/useKeepingTexts'

const tones = { making: 'info', failed: 'problem', no: 'success' } as const

function KeepLink() {
  const keeping = useKeepingTexts()
  const { place, making, isNew, keep, replace } = usePermanentId()
  // An iPhone receives push notifications only in the web app on its Home
  // Screen. That app has separate storage, and so another permanent link.
  const isOnIos = thisDevice().system === 'ios'
  const isMaking = making === 'making'
  const news = {
    making: keeping.making,
    failed: keeping.notMade,
    no: keeping.made,
  }

  if (place === 'unknown' || place === 'impossible') return null
  return (
    <Card>
      <Stack gap="sm">
        {(isNew || making !== 'no') && (
          <Banner tone={tones[making]} busy={isMaking}>
            {news[making]}
          </Banner>
        )}
        {place === 'elsewhere' && <Text>{keeping.elsewhere}</Text>}
        {(place === 'none' || place === 'lost') && (
          <>
            <Text>
              {place === 'lost' ? keeping.lost : keeping.keepLinkText}
            </Text>
            <Button
              variant="secondary"
              icon="heart"
              aria-disabled={isMaking}
              onClick={isMaking ? undefined : keep}
              fullWidth
            >
              {keeping.keepLink}
            </Button>
          </>
        )}
        {place === 'here' && <Text>{keeping.kept}</Text>}
        {(place === 'here' || isOnIos) && <RingMe hasLink={place === 'here'} />}
        {place === 'here' && (
          <Disclosure label={keeping.newLink}>
            <Stack gap="sm">
              <Text>{keeping.newLinkText}</Text>
              <Button
                variant="secondary"
                aria-disabled={isMaking}
                onClick={isMaking ? undefined : replace}
                fullWidth
              >
                {keeping.replace}
              </Button>
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </Card>
  )
}

export default KeepLink

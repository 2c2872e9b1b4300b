import RingMe from 'src/components/Ringing/RingMe'
import Banner from 'src/components/ui/Banner'
import Button from 'src/components/ui/Button'
import Card from 'src/components/ui/Card'
import Disclosure from 'src/components/ui/Disclosure'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useKeepingTexts } from 'src/hooks/useKeepingTexts'
import { useKeptId } from 'src/hooks/useKeptId'
import { thisDevice } from 'src/lib/browser/device'

const tones = { making: 'info', failed: 'problem', no: 'success' } as const

/** A link that is the same every time, for whoever helps more than once. */
function KeepLink() {
  const keeping = useKeepingTexts()
  const { place, making, isNew, keep, replace } = useKeptId()
  // It rings from its Home Screen alone, which has a link of its own.
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

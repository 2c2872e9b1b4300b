import ArrivingBanner from 'src/components/Sharing/ArrivingBanner'
import Button from 'src/components/ui/Button'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useDesktopIcon } from 'src/hooks/useDesktopIcon'
import { useKeepingTexts } from 'src/hooks/useKeepingTexts'
import { thisDevice } from 'src/lib/browser/device'

/** An icon for this site, where the browser can make one. */
function DesktopIconOffer() {
  const { icon } = useKeepingTexts()
  const [state, add] = useDesktopIcon()
  if (state === 'none') return null

  const { system } = thisDevice()
  // A Mac and a phone keep it among their apps.
  const hasDesktop = system === 'windows' || system === 'other'
  return (
    <Stack gap="sm">
      {state === 'added' ? (
        <ArrivingBanner tone="success">{icon.added}</ArrivingBanner>
      ) : (
        <>
          <Button variant="secondary" icon="screen" fullWidth onClick={add}>
            {hasDesktop ? icon.desktop : icon.device}
          </Button>
          <Text size="sm">{icon.text}</Text>
        </>
      )}
      <Text size="sm">
        {hasDesktop ? icon.removeFromDesktop : icon.removeFromDevice}
      </Text>
    </Stack>
  )
}

export default DesktopIconOffer

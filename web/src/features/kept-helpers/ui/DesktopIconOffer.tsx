import { useSyncExternalStore } from 'react'

import { thisDevice } from 'src/browser/device'
import { ArrivingBanner } from 'src/components/Banner'
import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import type { IconState } from 'src/features/kept-helpers/DesktopIcon'
import { useSessionTools } from 'src/features/session'
import { useKeepingTexts } from 'src/i18n/useKeepingTexts'

function useDesktopIcon(): [IconState, () => void] {
  const { icon } = useSessionTools()
  const { subscribe, getSnapshot } = icon
  return [
    useSyncExternalStore(subscribe, getSnapshot, getSnapshot),
    () => void icon.add(),
  ]
}

function DesktopIconOffer() {
  const { icon } = useKeepingTexts()
  const [state, add] = useDesktopIcon()
  if (state === 'none') return null

  const { system } = thisDevice()
  // On a Mac and on phones, browsers add the icon to the apps and not to the
  // desktop.
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

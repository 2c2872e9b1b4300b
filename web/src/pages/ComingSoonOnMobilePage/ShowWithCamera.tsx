import ButtonLink from 'src/components/ui/ButtonLink'
import Card from 'src/components/ui/Card'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import VisuallyHidden from 'src/components/ui/VisuallyHidden'
import { type AlongTheWay, sharerPath } from 'src/domain/network/sharerPath'
import { useMobileTexts } from 'src/hooks/useMobileTexts'
import { canCapture } from 'src/lib/browser/canCapture'
import { hasWebRtc } from 'src/lib/browser/hasWebRtc'

/** The other device, seen through this one. */
function ShowWithCamera({ along }: { along: AlongTheWay }) {
  const mobile = useMobileTexts()

  if (!hasWebRtc() || !canCapture('camera')) return null
  return (
    <Card>
      <Stack gap="sm">
        <VisuallyHidden as="h2">{mobile.cameraHeading}</VisuallyHidden>
        <Text>{mobile.cameraText}</Text>
        <ButtonLink
          to={sharerPath(along, 'camera')}
          size="lg"
          icon="camera"
          fullWidth
        >
          {mobile.cameraAction}
        </ButtonLink>
      </Stack>
    </Card>
  )
}

export default ShowWithCamera

import { canCapture, hasWebRtc } from 'src/browser/canCapture'
import { ButtonLink } from 'src/components/Button'
import Card from 'src/components/Card'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import VisuallyHidden from 'src/components/VisuallyHidden'
import {
  type AlongTheWay,
  sharerPath,
} from 'src/features/call/model/sharerPath'
import { useMobileTexts } from 'src/i18n/useMobileTexts'

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

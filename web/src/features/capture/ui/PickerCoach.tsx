import type { ComponentType } from 'react'

import styled from 'styled-components'

import { thisDevice } from 'src/browser/device'
import type { PickerDialog } from 'src/browser/pickerDialog'
import Card from 'src/components/Card'
import Stack from 'src/components/Stack'
import Steps from 'src/components/Steps'
import Text from 'src/components/Text'
import { useHelperName } from 'src/features/links'
import { usePickingTexts } from 'src/i18n/usePickingTexts'
import type { FontSizeName } from 'src/styles/theme'

import { ChromiumDialog, FirefoxDialog, SafariDialog } from './BrowserDialogs'
import { Drawing } from './Drawing'

const Picture = styled.div`
  width: 100%;
  max-width: 27rem;
  margin: 0 auto;
`

const dialogs: Record<PickerDialog, ComponentType> = {
  chromium: ChromiumDialog,
  firefox: FirefoxDialog,
  safari: SafariDialog,
}

export interface PickerCoachProps {
  /** true before the person clicks, when text would distract */
  isDrawingOnly?: boolean
  /** true on the helper's page, for explaining the picker to the sharer */
  isForHelper?: boolean
  size?: FontSizeName
  /** the browser whose picker is drawn */
  dialog?: PickerDialog
}

/** A drawing of the browser’s picker that marks the two places to click. */
function PickerCoach({
  isDrawingOnly = false,
  isForHelper = false,
  size = 'lg',
  dialog = thisDevice().dialog,
}: PickerCoachProps) {
  const picking = usePickingTexts()
  const helperName = useHelperName()
  const Dialog = dialogs[dialog]
  const steps = picking.steps[dialog]
  const label = isDrawingOnly
    ? `${picking.label}. ${steps.join(' ')}`
    : picking.label
  const drawing = (
    <Picture>
      <Drawing viewBox="0 0 460 330" role="img" aria-label={label}>
        <Dialog />
      </Drawing>
    </Picture>
  )

  if (isDrawingOnly) return <Card>{drawing}</Card>
  return (
    <Card>
      <Stack gap="md">
        {drawing}
        <Steps steps={steps} size={size} />
        {!isForHelper && (
          <Text tone="muted">
            {helperName ? picking.onlyChosenBy(helperName) : picking.onlyChosen}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

export default PickerCoach

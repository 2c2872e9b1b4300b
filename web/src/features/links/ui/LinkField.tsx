import { useId, useRef, useState, useSyncExternalStore } from 'react'

import styled from 'styled-components'

import { canOpenShareSheet, openShareSheet } from 'src/browser/shareSheet'
import { useCopyToClipboard } from 'src/browser/useCopyToClipboard'
import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import TextField, { Label } from 'src/components/TextField'
import VisuallyHidden from 'src/components/VisuallyHidden'
import { useInvitingTexts } from 'src/i18n/useInvitingTexts'

/** The button is beside the link, or below it in a narrow window. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: -4px;

  > * {
    flex: 1 1 auto;
    margin: 4px;
  }
  > input {
    width: auto;
    min-width: min(16rem, 100%);
  }
`

const never = () => () => {}

function ShareSheetButton({ link, text }: { link: string; text: string }) {
  const inviting = useInvitingTexts()
  const canOpen = useSyncExternalStore(never, canOpenShareSheet, () => false)

  if (!canOpen) return null
  return (
    <Button
      variant="secondary"
      icon="share"
      disabled={!link}
      onClick={() => openShareSheet(text, link)}
      fullWidth
    >
      {inviting.share}
    </Button>
  )
}

interface LinkFieldProps {
  link: string
  shareText: string
  /** whether the button is filled; a page has only one filled button */
  isMain: boolean
}

function LinkField({ link, shareText, isMain }: LinkFieldProps) {
  const inviting = useInvitingTexts()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const [isCopied, copy] = useCopyToClipboard(link, (isDone) => {
    setIsRefused(!isDone)
    // If copying failed, focuses the field. This selects the link, so that the
    // person can copy it by hand.
    if (!isDone) field.current?.focus()
  })

  return (
    <Stack gap="sm">
      <Label htmlFor={id}>{inviting.linkLabel}</Label>
      <Row>
        <TextField
          ref={field}
          id={id}
          readOnly
          value={link}
          placeholder={inviting.preparing}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          icon={isCopied ? 'check' : 'copy'}
          disabled={!link}
          onClick={copy}
        >
          {inviting.copy}
        </Button>
      </Row>
      <ShareSheetButton link={link} text={shareText} />
      <div role="status">
        {isCopied ? (
          inviting.copied
        ) : isRefused ? (
          inviting.notCopied
        ) : (
          <VisuallyHidden>{link ? '' : inviting.preparing}</VisuallyHidden>
        )}
      </div>
    </Stack>
  )
}

export default LinkField

import { type FormEvent, useEffect, useId, useState } from 'react'

import { basePath } from 'src/browser/basePath'
import { ArrivingBanner } from 'src/components/Banner'
import Button from 'src/components/Button'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import TextField, { Label } from 'src/components/TextField'
import {
  claimedName,
  dayOf,
  type HelperName,
  isFirmName,
  type KeptHelper,
  maxHelperNameLength,
  parseHelperName,
  withHelper,
} from 'src/features/links'
import { isPermanentId, linkOfPage } from 'src/features/proof'
import { isSharer, usePeerSession } from 'src/features/session'
import { useCallerTexts } from 'src/i18n/useCallerTexts'
import { useKeepingTexts } from 'src/i18n/useKeepingTexts'

import DesktopIconOffer from './DesktopIconOffer'
import { useKeptHelpers } from './useKeptHelpers'

/** `name` is the name in the link; null if the link contains none. */
type HelperToKeep = Omit<KeptHelper, 'name'> & { name: HelperName | null }

/**
 * @returns the helper who can be saved; null unless the helper is verified and
 * has a permanent link
 */
function useHelperToKeep(): HelperToKeep | null {
  const isVerified = usePeerSession((state) => state.isVerified)
  const id = usePeerSession((state) =>
    isSharer(state) ? state.plan.toUserId : null
  )
  const [permanentId, setPermanentId] = useState<typeof id>(null)
  useEffect(() => {
    let isHere = true
    if (id) {
      void isPermanentId(id).then(
        (isKept) => isHere && setPermanentId(isKept ? id : null)
      )
    }
    return () => {
      isHere = false
    }
  }, [id])

  const { href, hash } = window.location
  const link = linkOfPage(href)
  const pin = link.role === 'opener' && link.pin !== 'damaged' ? link.pin : null
  return isVerified && id && id === permanentId && pin
    ? { name: claimedName(hash), id, pin }
    : null
}

function KeepHelper() {
  const keeping = useKeepingTexts()
  const caller = useCallerTexts()
  const helper = useHelperToKeep()
  const [helpers, keep] = useKeptHelpers()
  const [typed, setTyped] = useState<string | null>(null)
  const [hasKept, setHasKept] = useState(false)
  const fieldId = useId()

  const kept = helpers.find(({ id }) => id === helper?.id)
  if (!helper) return null
  if (kept) {
    return (
      <>
        {hasKept && (
          <ArrivingBanner tone="success">
            {keeping.keptButton(
              window.location.host + basePath,
              keeping.getHelp(kept.name)
            )}
          </ArrivingBanner>
        )}
        <DesktopIconOffer />
      </>
    )
  }
  const text = typed ?? helper.name ?? ''
  const name = parseHelperName(text)
  const isFirm = name !== null && isFirmName(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!name || isFirm) return
    setHasKept(true)
    keep(
      withHelper(helpers, { ...helper, name, lastHelped: dayOf(new Date()) })
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Heading level={2} size="sm">
          {keeping.offerWithoutName}
        </Heading>
        <Text>{keeping.offerText}</Text>
        <Label htmlFor={fieldId}>{keeping.nameLabel}</Label>
        <TextField
          id={fieldId}
          value={text}
          maxLength={maxHelperNameLength}
          required
          aria-describedby={`${fieldId}-firm`}
          aria-invalid={isFirm}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div id={`${fieldId}-firm`} role="status">
          {isFirm && <Text as="strong">{caller.firmButton}</Text>}
        </div>
        <Button type="submit" variant="secondary" icon="heart" fullWidth>
          {keeping.keepButton}
        </Button>
      </Stack>
    </form>
  )
}

export default KeepHelper

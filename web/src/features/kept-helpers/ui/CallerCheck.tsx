import { type ReactNode, useMemo, useState } from 'react'

import { useLocation } from '@redwoodjs/router'

import { parseJson } from 'src/browser/parseJson'
import { type KeyValueStore, tabStore } from 'src/browser/storage'
import { LinkOwnerContext, linkOwnerOf, type UserId } from 'src/features/links'
import { useCallerTexts } from 'src/i18n/useCallerTexts'

import CallerQuestion from './CallerQuestion'
import { useKeptHelpers } from './useKeptHelpers'

const key = 'kinscreen.callers'

/** More than anybody types. */
const maxCallers = 20

function readAll(store: KeyValueStore): unknown[] {
  const stored = parseJson(store.read(key))
  return Array.isArray(stored) ? stored : []
}

/**
 * @returns whether this tab has asked who called whom, and was told to continue
 */
export const isAnswered = (id: UserId, store = tabStore): boolean =>
  readAll(store).includes(id)

/** So that a reload does not ask again. */
export function keepAnswered(id: UserId, store = tabStore): void {
  const others = readAll(store).filter((each) => each !== id)
  store.write(key, JSON.stringify([id, ...others].slice(0, maxCallers)))
}

interface CallerCheckProps {
  /** the viewer whom the link names */
  toUserId: UserId
  /** the page, which connects only once it is rendered */
  children: ReactNode
}

/**
 * Renders the page with what is known about the owner of its link. If words
 * were typed, or the link has the name of a firm, it asks the person first.
 */
function CallerCheck({ toUserId, children }: CallerCheckProps) {
  const texts = useCallerTexts()
  const { hash = '' } = useLocation()
  const [helpers] = useKeptHelpers()
  const { name, claim, isFirm, isDoubtful } = useMemo(
    () => linkOwnerOf(toUserId, hash, helpers),
    [toUserId, hash, helpers]
  )
  const link = toUserId + hash
  // Kept in state: a share must not end because its helper’s button is removed
  // elsewhere.
  const [passed, setPassed] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const isAsked = isDoubtful && passed !== link && !isAnswered(toUserId)
  if (!isAsked && passed !== link) setPassed(link)

  const shownClaim = claim && texts.calls(claim)
  const known = useMemo(
    () => ({
      name,
      claim: isFirm ? texts.somebody : shownClaim,
      wasAsked: asked === link,
    }),
    [name, isFirm, shownClaim, texts, asked, link]
  )
  const goOn = () => {
    keepAnswered(toUserId)
    setAsked(link)
    setPassed(link)
  }

  if (isAsked) return <CallerQuestion key={link} onGoOn={goOn} />
  return (
    <LinkOwnerContext.Provider value={known}>
      {children}
    </LinkOwnerContext.Provider>
  )
}

export default CallerCheck

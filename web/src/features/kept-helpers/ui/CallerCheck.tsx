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

/** @returns whether this tab has asked who called whom, and was told to go on */
export const isAnswered = (id: UserId, store = tabStore): boolean =>
  readAll(store).includes(id)

/** A reload does not ask again. */
export function keepAnswered(id: UserId, store = tabStore): void {
  const others = readAll(store).filter((each) => each !== id)
  store.write(key, JSON.stringify([id, ...others].slice(0, maxCallers)))
}

interface CallerCheckProps {
  /** whom the link names */
  toUserId: UserId
  /** the page, which opens nothing before it is there */
  children: ReactNode
}

/**
 * The page, and what is known of the link that it was opened by. Where words were
 * typed, or the link says the name of a firm, the person is asked first.
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
  // Kept: a share must not end because its helper’s button is removed elsewhere.
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

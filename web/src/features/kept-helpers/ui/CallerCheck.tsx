import { type ReactNode, useMemo, useState } from 'react'

import { useLocation } from '@redwoodjs/router'

import { parseJson } from 'src/browser/parseJson'
import { type KeyValueStore, tabStore } from 'src/browser/storage'
import { LinkOwnerContext, linkOwnerOf, type UserId } from 'src/features/links'
import { useCallerTexts } from 'src/i18n/useCallerTexts'

import CallerQuestion from './CallerQuestion'
import { useKeptHelpers } from './useKeptHelpers'

const key = 'kinscreen.callers'

/** Far more people than one user shares a screen with in one tab. */
const maxCallers = 20

function readAll(store: KeyValueStore): unknown[] {
  const stored = parseJson(store.read(key))
  return Array.isArray(stored) ? stored : []
}

/**
 * @returns whether the sharer has already answered, in this tab, who started
 * the phone call with this helper
 */
export const isAnswered = (id: UserId, store = tabStore): boolean =>
  readAll(store).includes(id)

/**
 * Stores in this tab that the question was answered for this helper, so that a
 * reload does not ask again.
 */
export function keepAnswered(id: UserId, store = tabStore): void {
  const others = readAll(store).filter((each) => each !== id)
  store.write(key, JSON.stringify([id, ...others].slice(0, maxCallers)))
}

interface CallerCheckProps {
  toUserId: UserId
  /** the page that shares; it connects once it is rendered */
  children: ReactNode
}

/**
 * Protects against scammers: asks who started the phone call before `children`
 * is rendered, if the sharer typed an id instead of opening a link, or if the
 * link contains the name of a firm.
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
  // The answer is kept in state, too: otherwise the question would come back
  // and end a share when another tab deletes the saved helper.
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

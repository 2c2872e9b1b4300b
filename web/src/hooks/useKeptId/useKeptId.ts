import { useEffect, useState } from 'react'

import type { UserId } from 'src/domain/invite/userId'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { reloadWith, takeReload } from 'src/lib/browser/reloadWith'
import {
  canKeepId,
  findKeptId,
  keepId,
  renewToken,
  replaceId,
} from 'src/lib/keptLink/keptId'

/** `making` takes some seconds; `failed` can be tried again. */
type Making = 'no' | 'making' | 'failed'

/** Whether there is a kept id, and whether this tab is the one that has it. */
type Place = 'unknown' | 'impossible' | 'none' | 'here' | 'elsewhere'

interface KeptIdOfPage {
  place: Place
  making: Making
  /** it was made just now, before the page was loaded again */
  isNew: boolean
  /** makes the id that stays */
  keep: () => Promise<void>
  /** makes another in its place */
  replace: () => Promise<void>
}

/** A tab has one id for as long as its page is loaded. */
const marker = 'kept'

/** The server may refuse the token, and then a proof ends that. */
const attemptsBeforeRenewal = 2

export function useKeptId(): KeptIdOfPage {
  const [making, setMaking] = useState<Making>('no')
  const [isNew, setIsNew] = useState(false)
  const [found, setFound] = useState<UserId | null | 'impossible'>()
  const ownId = usePeerSession((state) => state.ownId)
  const attempts = usePeerSession(({ desiredId, connectionAttemptNumber }) =>
    desiredId === found ? connectionAttemptNumber : 0
  )

  useEffect(() => {
    if (takeReload(marker)) setIsNew(true)
    let isHere = true
    const find = async () => {
      const kept = await findKeptId()
      if (kept) return kept.id
      return (await canKeepId()) ? null : 'impossible'
    }
    void find().then((id) => isHere && setFound(id))
    return () => {
      isHere = false
    }
  }, [])
  useEffect(() => {
    if (attempts < attemptsBeforeRenewal) return
    renewToken().then(
      (isAnother) => isAnother && window.location.reload(),
      // Without a network it is tried again with the session's next attempt.
      () => {}
    )
  }, [attempts])

  const make = async (made: Promise<void>) => {
    setMaking('making')
    try {
      await made
      reloadWith(marker)
    } catch {
      setMaking('failed')
    }
  }
  return {
    place: placeOf(found, ownId),
    making,
    isNew,
    keep: () => make(keepId()),
    replace: () => make(replaceId()),
  }
}

function placeOf(
  found: UserId | null | 'impossible' | undefined,
  ownId: UserId | null
): Place {
  if (found === undefined) return 'unknown'
  if (found === 'impossible') return 'impossible'
  if (found === null) return 'none'
  if (ownId === null) return 'unknown'
  return found === ownId ? 'here' : 'elsewhere'
}

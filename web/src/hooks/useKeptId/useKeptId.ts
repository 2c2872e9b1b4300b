import { useEffect, useState } from 'react'

import type { UserId } from 'src/domain/invite/userId'
import { usePeerSession } from 'src/hooks/usePeerSession'
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

/** In the state of the history entry, which outlives the reload and nothing else. */
const marker = 'keptIdIsNew'

/** A tab has one id for as long as its page is loaded. */
function loadAgain() {
  window.history.replaceState({ [marker]: true }, '')
  window.location.reload()
}

/** A refusal for another reason than the network, which a proof may end. */
const attemptsBeforeRenewal = 2

export function useKeptId(): KeptIdOfPage {
  const [making, setMaking] = useState<Making>('no')
  const [found, setFound] = useState<UserId | null | 'impossible'>()
  const ownId = usePeerSession((state) => state.ownId)
  const isRefused = usePeerSession(
    ({ desiredId, connectionAttemptNumber }) =>
      desiredId === found && connectionAttemptNumber === attemptsBeforeRenewal
  )

  useEffect(() => {
    let isHere = true
    const find = async () =>
      (await canKeepId()) ? ((await findKeptId())?.id ?? null) : 'impossible'
    void find().then((id) => isHere && setFound(id))
    return () => {
      isHere = false
    }
  }, [])
  useEffect(() => {
    if (!isRefused) return
    // Without a network: the session goes on trying, and so does this.
    renewToken().then(
      (isAnother) => isAnother && loadAgain(),
      () => {}
    )
  }, [isRefused])

  const make = async (made: Promise<void>) => {
    setMaking('making')
    try {
      await made
      loadAgain()
    } catch {
      setMaking('failed')
    }
  }
  return {
    place: placeOf(found, ownId),
    making,
    isNew: Boolean(Object(window.history.state)[marker]),
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

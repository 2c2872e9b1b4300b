import { useEffect, useState } from 'react'

import { reloadWith, takeReload } from 'src/browser/reloadWith'
import { deviceStore } from 'src/browser/storage'
import type { UserId } from 'src/features/links'
import {
  canKeepId,
  findPermanentId,
  keepId,
  permanentIdKey,
  replaceId,
} from 'src/features/proof'
import { usePeerSession } from 'src/features/session'

/** `making` takes some seconds; the user can try again after `failed`. */
type Making = 'no' | 'making' | 'failed'

/**
 * Where the permanent id is used. `elsewhere`: in another tab. `lost`: nowhere,
 * because its key has been deleted.
 */
type Place = 'unknown' | 'impossible' | 'none' | 'lost' | 'here' | 'elsewhere'

type Without = Extract<Place, 'impossible' | 'none' | 'lost'>

type Found = UserId | Without

interface PermanentIdOfPage {
  place: Place
  making: Making
  /** whether the id was created just before the page was reloaded */
  isNew: boolean
  /** creates a permanent id, and reloads the page */
  keep: () => Promise<void>
  /** creates another permanent id to replace this one, and reloads the page */
  replace: () => Promise<void>
}

/**
 * Stored before the reload that follows the creation of an id, so that the
 * reloaded page can say that the link is new.
 */
const marker = 'kept'

export function usePermanentId(): PermanentIdOfPage {
  const [making, setMaking] = useState<Making>('no')
  const [isNew, setIsNew] = useState(false)
  const [found, setFound] = useState<Found>()
  const ownId = usePeerSession((state) => state.ownId)

  useEffect(() => {
    if (takeReload(marker)) setIsNew(true)
    let isHere = true
    const find = async (): Promise<Found> => {
      const kept = await findPermanentId()
      if (kept) return kept.id
      if (!(await canKeepId())) return 'impossible'
      return deviceStore.read(permanentIdKey) === null ? 'none' : 'lost'
    }
    void find().then((id) => isHere && setFound(id))
    return () => {
      isHere = false
    }
  }, [])

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

function placeOf(found: Found | undefined, ownId: UserId | null): Place {
  if (found === undefined) return 'unknown'
  if (isWithout(found)) return found
  if (ownId === null) return 'unknown'
  return found === ownId ? 'here' : 'elsewhere'
}

const isWithout = (found: Found): found is Without =>
  found === 'impossible' || found === 'none' || found === 'lost'

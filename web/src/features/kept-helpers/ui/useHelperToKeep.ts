import { useEffect, useState } from 'react'

import type { HelperName } from 'src/features/links/model/helperName'
import type { KeptHelper } from 'src/features/links/model/keptHelpers'
import { claimedName } from 'src/features/links/model/linkOwner'
import { isKeptId } from 'src/features/proof/isKeptId'
import { linkOfPage } from 'src/features/proof/linkOfPage'
import { isSharer } from 'src/features/session/model/state'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'

/** The name is what they call themselves. */
type HelperToKeep = Omit<KeptHelper, 'name'> & { name: HelperName | null }

/**
 * @returns the helper of this page, if it was certain that it was them, and if
 * their link will be the same the next time
 */
export function useHelperToKeep(): HelperToKeep | null {
  const isVerified = usePeerSession((state) => state.isVerified)
  const id = usePeerSession((state) =>
    isSharer(state) ? state.plan.toUserId : null
  )
  const [keptId, setKeptId] = useState<typeof id>(null)
  useEffect(() => {
    let isHere = true
    if (id) {
      void isKeptId(id).then(
        (isKept) => isHere && setKeptId(isKept ? id : null)
      )
    }
    return () => {
      isHere = false
    }
  }, [id])

  const { href, hash } = window.location
  const link = linkOfPage(href)
  const pin = link.role === 'opener' && link.pin !== 'damaged' ? link.pin : null
  return isVerified && id && id === keptId && pin
    ? { name: claimedName(hash), id, pin }
    : null
}

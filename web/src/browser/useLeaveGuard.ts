import { useEffect, useRef, useState } from 'react'

import { useBlocker } from '@redwoodjs/router'

import { beforeRouter, isPageHeld } from './leavingPage'

interface LeaveGuard {
  /** true while somebody tries to leave for another page of this site */
  isAsked: boolean
  stay: () => void
  leave: () => void
}

/**
 * While `isHeld`, asks before another page of this site is shown. For other
 * sites, reloads and closing, the browser asks: the router’s blocker handles
 * `beforeunload`.
 */
export function useLeaveGuard(isHeld: boolean): LeaveGuard {
  const blocker = useBlocker({ when: isHeld })
  const [isBack, setIsBack] = useState(false)
  const isLeaving = useRef(false)

  useEffect(() => {
    isPageHeld.set(isHeld)
    if (!isHeld) return
    isLeaving.current = false
    const { href, pathname } = window.location
    // The router blocks links, but not the browser’s Back and Forward.
    beforeRouter.onPop = (event) => {
      if (isLeaving.current || window.location.pathname === pathname) return
      event.stopImmediatePropagation()
      window.history.pushState(null, '', href)
      setIsBack(true)
    }
    return () => {
      beforeRouter.onPop = null
      isPageHeld.set(false)
      setIsBack(false)
    }
  }, [isHeld])

  return {
    isAsked: isHeld && (isBack || blocker.state === 'BLOCKED'),
    stay: () => {
      setIsBack(false)
      blocker.abort()
    },
    leave: () => {
      isLeaving.current = true
      if (isBack) window.history.back()
      else blocker.confirm()
    },
  }
}

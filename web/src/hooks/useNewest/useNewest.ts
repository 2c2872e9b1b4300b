import { useEffect, useRef, useState } from 'react'

import { newsIn } from 'src/domain/guidance/news'
import type { Said } from 'src/domain/guidance/said'
import { useGuidance } from 'src/hooks/useGuidance'

/** @returns what the other side has said, or answered, last; null while it has not */
export function useNewest(): Said | null {
  const said = useGuidance((state) => state.said)
  const known = useRef<ReadonlySet<string>>(new Set())
  const [newest, setNewest] = useState<Said | null>(null)

  useEffect(() => {
    const isNew = (each: Said) =>
      newsIn([each]).some((news) => !known.current.has(news))
    const fresh = said.filter(isNew)
    known.current = new Set(newsIn(said))
    if (fresh.length) setNewest(fresh[fresh.length - 1] ?? null)
  }, [said])

  return newest
}

import { useState } from 'react'

import { useSessionTools } from 'src/features/session/ui/SessionToolsContext'

interface Draft {
  typed: string
  change: (typed: string) => void
  /** it was sent */
  forget: () => void
}

/**
 * What is typed and not sent yet: it is there again when its field is, which goes while
 * something else stands in its place. It is kept by nobody and for nobody else.
 *
 * @param name of the field
 * @param initial what is in it before
 */
export function useDraft(name: string, initial = ''): Draft {
  const { drafts } = useSessionTools().guidance
  const [typed, setTyped] = useState(drafts.get(name) ?? initial)

  const change = (next: string) => {
    drafts.set(name, next)
    setTyped(next)
  }
  return { typed, change, forget: () => drafts.delete(name) }
}

import { type FocusEvent, useState } from 'react'

import { newestOfHelper } from 'src/features/chat'
import {
  type ChosenHint,
  type Hint,
  lastMs,
  otherHints,
  shownHint,
} from 'src/features/helper-window/hint'
import { useTool } from 'src/features/session'

import type { ShownSpot } from './useScreenshot'

export interface ShownHint {
  /** the shown hint; null if there is none */
  hint: Hint | null
  /** when the newest hint arrived, in ms of this computer's clock */
  newestMs: number
  others: readonly Hint[]
  show: (hint: Hint) => void
  /** event handlers for the element around the chat message and its reply */
  whileWriting: {
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/** @param stepMs when the current instruction step was last shown or changed */
export function useHint(
  spot: ShownSpot | null,
  stepMs: number | null
): ShownHint {
  const said = useTool('chat', newestOfHelper)
  const [chosen, choose] = useState<ChosenHint | null>(null)
  const [isWriting, setWriting] = useState(false)
  const times = {
    spot: spot?.marks[spot.marks.length - 1]?.seenMs ?? null,
    message: said?.seenMs ?? null,
    step: stepMs,
  }
  const newestMs = lastMs(times)
  const hint = shownHint(times, chosen, isWriting)

  return {
    hint,
    newestMs,
    others: otherHints(times, hint),
    show: (other) => {
      setWriting(false)
      choose({ hint: other, seenMs: newestMs })
    },
    whileWriting: {
      onFocus: ({ target }) => {
        if (target.matches('input')) setWriting(true)
      },
      // Moving the focus from the text field to the send button does not count
      // as the end of writing.
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setWriting(false)
      },
    },
  }
}

import { useEffect, useState } from 'react'

import { copyText } from 'src/lib/browser/copyText'

const copiedForMs = 4_000

interface Click {
  currentTarget: Node
}

/** @returns whether the text was copied just now, and what copies it, from whichever window it is clicked in */
export function useCopyToClipboard(
  text: string
): [isCopied: boolean, copy: (click?: Click) => void] {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), copiedForMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = (click?: Click) => {
    const place = click?.currentTarget.ownerDocument ?? undefined
    void copyText(text, place).then(setIsCopied)
  }
  return [isCopied, copy]
}

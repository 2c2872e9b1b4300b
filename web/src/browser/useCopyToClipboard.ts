import { useEffect, useState } from 'react'

import { copyText } from './copyText'

const copiedForMs = 4_000

interface Click {
  currentTarget: Node
}

/**
 * @param tell called after each try; a browser may not let a page copy
 * @returns whether the text was copied just now, and what copies it, from whichever window it is clicked in
 */
export function useCopyToClipboard(
  text: string,
  tell: (isDone: boolean) => void = () => {}
): [isCopied: boolean, copy: (click?: Click) => void] {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), copiedForMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = (click?: Click) => {
    const place = click?.currentTarget.ownerDocument ?? undefined
    void copyText(text, place).then((isDone) => {
      setIsCopied(isDone)
      tell(isDone)
    })
  }
  return [isCopied, copy]
}

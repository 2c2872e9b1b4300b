import { useEffect, useState } from 'react'

import { copyText } from 'src/lib/browser/copyText'

const copiedForMs = 4_000

/** @returns whether the text was copied just now, and what copies it */
export function useCopyToClipboard(text: string): [boolean, () => void] {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), copiedForMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  return [isCopied, () => void copyText(text).then(setIsCopied)]
}

import { useEffect, useState } from 'react'

const copiedForMs = 4_000

interface Click {
  currentTarget: Node
}

/**
 * Copies with the clipboard API, or with `execCommand` in older browsers.
 *
 * @param document must have the focus, because other documents cannot copy
 */
export async function copyText(
  text: string,
  document: Document = window.document
): Promise<boolean> {
  try {
    await (document.defaultView ?? window).navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, document)
  }
}

function copyBySelection(text: string, document: Document): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}

/**
 * @param tell called after each attempt, because a browser may forbid copying
 * @returns whether the text was copied within the last seconds, and a function
 *   that copies it in the window that was clicked
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

import { useLayoutEffect, useState } from 'react'

/**
 * A place beside the whole page, which is out of sight and out of reach, for
 * keys, pointers and screen readers alike, until this goes away.
 *
 * @returns where to render what covers the page
 */
export function useCoveredPage(): HTMLElement {
  const [place] = useState(() => document.createElement('div'))

  useLayoutEffect(() => {
    const covered = Array.from(document.body.children)
      .filter((element): element is HTMLElement => 'hidden' in element)
      .filter(({ hidden }) => !hidden)
    covered.forEach((element) => (element.hidden = true))
    document.body.append(place)
    return () => {
      place.remove()
      covered.forEach((element) => (element.hidden = false))
    }
  }, [place])

  return place
}

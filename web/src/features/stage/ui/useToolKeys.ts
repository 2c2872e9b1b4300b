import { type RefObject, useEffect } from 'react'

import { listen } from 'src/browser/listen'
import { toolKeyOf } from 'src/features/stage/model/toolKeys'

/**
 * A pressed key clicks the tool whose `aria-keyshortcuts` contains this key.
 *
 * @param stage the element that needs the focus for the keys to work
 * @param room the element that contains the tools
 */
export function useToolKeys(
  stage: RefObject<HTMLElement>,
  room: RefObject<HTMLElement>
): void {
  useEffect(() => {
    const element = stage.current
    if (!element) return
    return listen<KeyboardEvent>(element, 'keydown', (event) => {
      if (event.defaultPrevented || event.repeat) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const key = toolKeyOf(event)
      const tool = key && toolWithKey(room.current, key)
      if (!tool) return
      event.preventDefault()
      tool.click()
    })
  }, [stage, room])
}

const toolWithKey = (room: HTMLElement | null, key: string) =>
  room?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)

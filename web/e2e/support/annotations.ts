import type { Page } from '@playwright/test'

import type { AnnotationMessage } from 'src/features/pointing/model/annotationMessage'

declare global {
  interface Window {
    heard?: AnnotationMessage[]
  }
}

/** Records data channel messages. Call it before the page opens. */
export const recordAnnotations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: AnnotationMessage[] = (window.heard = [])
    const { prototype } = RTCPeerConnection
    const { createDataChannel } = prototype
    prototype.createDataChannel = function (...details) {
      const channel = createDataChannel.apply(this, details)
      channel.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') heard.push(JSON.parse(data))
      })
      return channel
    }
  })

const marking = ['pointer', 'stroke', 'step', 'undo', 'clear']

export const shownTo = (page: Page): Promise<AnnotationMessage[]> =>
  page.evaluate(
    (types) => (window.heard ?? []).filter(({ type }) => types.includes(type)),
    marking
  )

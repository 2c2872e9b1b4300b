import { browserName } from './browserName'
import { inAppBrowser } from './inAppBrowser'
import { type OperatingSystem, operatingSystem } from './operatingSystem'
import { type PickerDialog, pickerDialog } from './pickerDialog'

/** The person's device: only to select texts, never to decide what works. */
export interface Device {
  dialog: PickerDialog
  system: OperatingSystem
  browser: string
  /** the app that embeds the page, '' if unknown, null for a browser */
  app: string | null
}

export function thisDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator
  return {
    dialog: pickerDialog(userAgent),
    system: operatingSystem(userAgent, maxTouchPoints),
    browser: browserName(userAgent),
    app: inAppBrowser(userAgent),
  }
}

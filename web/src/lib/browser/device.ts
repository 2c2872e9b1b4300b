import {
  type PickerDialog,
  pickerDialog,
} from 'src/domain/capture/pickerDialog'
import { browserName } from 'src/domain/environment/browserName'
import { inAppBrowser } from 'src/domain/environment/inAppBrowser'
import {
  type OperatingSystem,
  operatingSystem,
} from 'src/domain/environment/operatingSystem'

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

import { deviceStore } from 'src/browser/storage'
import { fetchVapidKey } from 'src/features/kept-helpers/vapidKey'

import { BrowserPush } from './BrowserPush'
import { RingMe } from './RingMe'

/** The switch of this device: there is one for all parts of a page. */
export const ringMe = new RingMe(new BrowserPush(), fetchVapidKey, deviceStore)

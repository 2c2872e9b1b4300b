import { deviceStore } from 'src/lib/browser/storage'

import { BrowserPush } from './BrowserPush'
import { RingMe } from './RingMe'
import { fetchVapidKey } from './vapidKey'

/** The switch of this device: there is one for all parts of a page. */
export const ringMe = new RingMe(new BrowserPush(), fetchVapidKey, deviceStore)

import { linkToSomeone } from '../../../support/flows'
import { cannotCapture } from '../../../support/phone'
import {
  appBrowsers,
  chromeOn,
  plainHost,
  refuseCapture,
} from '../../../support/refusals'
import { expectStatus, heading, pressShare } from '../steps'
import type { Words } from '../words'

import type { Scene, Scenes } from './Scene'

/** The page after the browser or the system has refused a capture. */
const refused =
  (
    [name, message, afterMs]: [string, string, number?],
    userAgent: string | undefined,
    shown: (words: Words) => string
  ): Scene =>
  async (people) => {
    const { page } = await people.person({ context: { userAgent } })
    await refuseCapture(page, name, message, afterMs)
    await page.goto(linkToSomeone)
    await pressShare(people, page)
    await heading(page, shown(people.words))
    return page
  }

const bySystem = ['NotAllowedError', 'Permission denied by system'] as [
  string,
  string,
]

const isRefusedBySystem = ({ errors }: Words) =>
  errors['display-capture-denied-by-system'].title

const unable =
  (code: 'browser-unsupported' | 'in-app-browser', userAgent?: string): Scene =>
  async ({ person, words }) => {
    const { page } = await person({ context: { userAgent } })
    await cannotCapture(page)
    await page.goto(linkToSomeone)
    await heading(page, words.errors[code].title)
    return page
  }

export const refusals: Scenes = {
  'sharer closed the picker': async (people) => {
    const { page } = await people.person()
    await refuseCapture(page, 'NotAllowedError', 'Permission denied by user')
    await page.goto(linkToSomeone)
    await pressShare(people, page)
    await expectStatus(page, people.words.sharing.cancelled)
    return page
  },
  'macOS refuses': refused(bySystem, chromeOn('macOS'), isRefusedBySystem),
  'Windows refuses': refused(bySystem, chromeOn('Windows'), isRefusedBySystem),
  'another system refuses': refused(bySystem, undefined, isRefusedBySystem),
  'nothing is captured': refused(
    ['NotReadableError', 'Could not start video source'],
    undefined,
    ({ errors }) => errors['display-capture-failed'].title
  ),
  'browser cannot share': unable('browser-unsupported'),
  'in an app on Android': unable(
    'in-app-browser',
    appBrowsers['Facebook on Android']
  ),
  'in an app on an iPhone': unable(
    'in-app-browser',
    appBrowsers['Instagram on an iPhone']
  ),
  'page is not secure': async ({ person, words, baseURL }) => {
    const { page } = await person({ args: [plainHost.arg] })
    await page.goto(plainHost.url(baseURL) + linkToSomeone)
    await heading(page, words.errors['not-secure-context'].title)
    return page
  },
}

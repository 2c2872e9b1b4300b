import type { PageDescription } from '../src/browser/page/pageHead'
import { common } from '../src/i18n/en/common'
import { errors } from '../src/i18n/en/errors'
import { mobile } from '../src/i18n/en/mobile'
import { networkCheck } from '../src/i18n/en/networkCheck'
import { sharing } from '../src/i18n/en/sharing'
import { viewing } from '../src/i18n/en/viewing'

type Words = Pick<PageDescription, 'title'> & { description?: string }

/**
 * What index.html says. Its copy 200.html answers every path that is no file,
 * and so every link /{toUserId} that is sent around.
 */
export const sharedLink: Words = sharing

/**
 * Files with a head of their own, besides the pages that are prerendered. Each
 * name is the path that it answers; the parameter is understood by Redwood's
 * web server, and another one needs a rule for /from/.
 */
export const servedPages: Record<string, Words & { isPrivate?: boolean }> = {
  receive: viewing,
  broadcast: sharing,
  'coming-soon-on-mobile': mobile,
  'test-connection': networkCheck,
  'auth/reset-password': {
    title: errors['reset-password-token-invalid'].title,
    isPrivate: true,
  },
  'from/:fromUserId': {
    title: viewing.fromTitle,
    description: viewing.description,
    isPrivate: true,
  },
}

/** @param appName what the installation calls itself */
export function describe(
  { title, description, isPrivate = false }: Words & { isPrivate?: boolean },
  path: string,
  appName: string
): PageDescription {
  return {
    ...{ title, path, keywords: common.keywords },
    description: description ?? common.description(appName),
    audience: isPrivate ? 'private' : 'public',
  }
}

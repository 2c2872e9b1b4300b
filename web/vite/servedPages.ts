import type { PageDescription } from '../src/browser/page/pageHead'
import { common } from '../src/i18n/en/common'
import { errors } from '../src/i18n/en/errors'
import { mobile } from '../src/i18n/en/mobile'
import { networkCheck } from '../src/i18n/en/networkCheck'
import { sharing } from '../src/i18n/en/sharing'
import { viewing } from '../src/i18n/en/viewing'

type Words = Pick<PageDescription, 'title'> & { description?: string }

/**
 * Title and description of index.html and of its copy 200.html. Web servers
 * answer with 200.html for every path without a file, and thus for every link
 * /{toUserId} that people send.
 */
export const sharedLink: Words = sharing

/**
 * Files with their own head, besides the prerendered pages. The name of a file
 * is the path that it answers. Redwood’s web server understands the parameter
 * in a name; other servers need a rule for /from/.
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

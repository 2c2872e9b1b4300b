import * as v from 'valibot'

import { isSecureOrigin } from './origins'
import { listOfNames } from './values'

/**
 * An issuer has no query and no fragment, and a password does not belong there:
 * https://openid.net/specs/openid-connect-core-1_0.html#Terminology
 */
function isIssuer(text: string): boolean {
  // At these issuers, accounts of all organizations could sign in.
  if (
    /microsoftonline\.com\/(?:common|organizations|consumers)\b/i.test(text)
  ) {
    return false
  }
  if (!/^https?:\/\/[^\s?#@\\]+$/.test(text) || !URL.canParse(text)) {
    return false
  }
  return isSecureOrigin(new URL(text).origin)
}

export const issuerUrl = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || isIssuer(text),
    'must be the https address of an OpenID provider such as https://login.example/realms/club, without a query, or be empty; http is for this machine only'
  )
)

/** The characters of https://www.rfc-editor.org/rfc/rfc6749#appendix-A.1 */
export const clientId = v.pipe(
  v.string(),
  v.regex(
    /^(?:[!-~](?:[ -~]*[!-~])?)?$/,
    'must be of letters, digits and signs of ASCII, without spaces around it, or be empty'
  )
)

export const providerName = v.pipe(
  v.string(),
  v.regex(
    /^[^<>"\\\p{C}]{0,40}$/u,
    'must be a name of at most 40 characters, without < > " and \\, or be empty'
  )
)

export const claimName = v.pipe(
  v.string(),
  v.regex(
    /^[!-~]{1,100}$/,
    'must be the name of a claim such as groups, without spaces'
  )
)

export const groupList = v.pipe(
  v.string(),
  // A list of nothing but commas would count as empty, and an empty list lets
  // in everybody who has an account.
  v.check(
    (text) => text === '' || /[^\s,;]/.test(text),
    'must name a group, or be empty'
  ),
  listOfNames,
  v.array(
    v.pipe(
      v.string(),
      v.regex(
        /^[^"\p{C}]{1,200}$/u,
        'must be a comma list of names of groups, without quotation marks, or be empty; semicolons separate names with commas'
      )
    )
  )
)

interface OidcSettings {
  OIDC_ISSUER: string
  OIDC_CLIENT_ID: string
  OIDC_CLIENT_SECRET: string
  OIDC_NAME: string
  OIDC_HELPER_GROUPS: readonly string[]
  OIDC_OPERATOR_GROUPS: readonly string[]
}

/**
 * Whether settings of an OpenID provider are set without its address. Without
 * an error, the operator would believe that people sign in there.
 */
export const isHalfOidc = (settings: OidcSettings): boolean =>
  settings.OIDC_ISSUER === '' &&
  [
    settings.OIDC_CLIENT_ID,
    settings.OIDC_CLIENT_SECRET,
    settings.OIDC_NAME,
    settings.OIDC_HELPER_GROUPS,
    settings.OIDC_OPERATOR_GROUPS,
  ].some(({ length }) => length > 0)

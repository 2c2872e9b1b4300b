import { createHmac } from 'node:crypto'

import { jwtVerify, SignJWT } from 'jose'

import {
  parseRoles,
  type SignInRole,
  signInRoles,
  type UserType,
  userTypesOf,
} from './userType'

const issuer = 'kinscreen'
const audience = 'kinscreen-operator'

export type VerifiedToken = {
  id: SignInRole
  roles: UserType[]
  expiresAt: number
}

interface Settings {
  /** The passphrase or the settings of the OpenID provider, or empty. */
  credentials: string
  secret: string | Buffer
  seconds: number
}

/**
 * Issues and verifies signed tokens. A token contains a role but no name, so
 * the tokens of two helpers have the same claims.
 */
export class OperatorTokens {
  private readonly key: Buffer

  /** A new secret or other credentials invalidate all tokens. */
  constructor(private readonly settings: Settings) {
    this.key = createHmac('sha256', settings.secret)
      .update(settings.credentials)
      .digest()
  }

  issue(role: SignInRole): Promise<string> {
    return new SignJWT({ roles: userTypesOf[role] })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(role)
      .setIssuedAt()
      .setExpirationTime(`${this.settings.seconds}s`)
      .sign(this.key)
  }

  /** @returns null unless the token is valid */
  async verify(token: string): Promise<VerifiedToken | null> {
    if (this.settings.credentials === '') {
      return null
    }
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
        issuer,
        audience,
      })
      const id = signInRoles.find((role) => role === payload.sub)
      if (!id) return null
      return {
        id,
        roles: parseRoles(payload.roles),
        expiresAt: Number(payload.exp),
      }
    } catch {
      return null
    }
  }
}

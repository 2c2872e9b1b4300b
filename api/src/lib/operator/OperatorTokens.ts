import { createHmac } from 'node:crypto'

import { jwtVerify, SignJWT } from 'jose'

import { parseRoles, type UserType } from './userType'

const issuer = 'kinscreen'
const audience = 'kinscreen-operator'
const subject = 'operator'

const operatorRoles: UserType[] = ['admin']

export type VerifiedToken = {
  roles: UserType[]
  expiresAt: number
}

interface Settings {
  passphrase: string
  secret: string | Buffer
  seconds: number
}

export class OperatorTokens {
  private readonly key: Buffer

  /** A new secret or passphrase invalidates all tokens. */
  constructor(private readonly settings: Settings) {
    this.key = createHmac('sha256', settings.secret)
      .update(settings.passphrase)
      .digest()
  }

  issue(): Promise<string> {
    return new SignJWT({ roles: operatorRoles })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime(`${this.settings.seconds}s`)
      .sign(this.key)
  }

  /** @returns null unless the token is valid */
  async verify(token: string): Promise<VerifiedToken | null> {
    if (this.settings.passphrase === '') {
      return null
    }
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
        issuer,
        audience,
        subject,
      })
      return {
        roles: parseRoles(payload.roles),
        expiresAt: Number(payload.exp),
      }
    } catch {
      return null
    }
  }
}

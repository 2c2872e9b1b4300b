import { newToken, tokenPattern } from 'src/browser/bytes'
import { parseJson } from 'src/browser/parseJson'
import { deviceStore, type KeyValueStore, tabStore } from 'src/browser/storage'
import type { ResumptionStore } from 'src/features/call'
import { parseUserId, type UserId } from 'src/features/links'
import {
  isQualityPreference,
  type QualityPreference,
} from 'src/features/picture'

import { identityKeyOf, lockOf } from './identityKeys'
import { giveUpMs } from './model/limits'
import type { SessionPlan } from './model/plan'
import { claimForThisTab } from './TabLock'

export interface Identity {
  id: UserId | null
  token: string
  /** the peer of a share that ran when the page was closed */
  share: UserId | null
  /** chosen by the viewer */
  qualityPreference?: QualityPreference
  /**
   * the secret by which the participants of the last call recognise each other
   */
  resumption?: { remoteId: UserId; secret: string }
}

/**
 * Stores id and token of one role in `sessionStorage`, so that a link stays
 * valid after a reload, and two tabs never compete for one id. During a share,
 * a copy is kept in `localStorage` for as long as the peer waits for a lost
 * participant. If the tab is closed, another tab that opens the same link takes
 * over the id, and counts as the same participant (PS32).
 */
export class TabIdentity implements ResumptionStore {
  private identity: Promise<Identity> | null = null
  private readonly key: string

  constructor(
    readonly role: SessionPlan['role'],
    private readonly store: KeyValueStore = tabStore,
    private readonly claim: (
      name: string
    ) => Promise<boolean> = claimForThisTab,
    private readonly left: KeyValueStore = deviceStore,
    private readonly now: () => number = () => Date.now()
  ) {
    this.key = identityKeyOf(role)
  }

  /**
   * @param isOwn whether the identity of a closed tab belongs to this page’s
   * share
   * @returns the identity from before a reload, or of a closed tab; otherwise,
   * and in a duplicated tab, a new identity
   */
  load(isOwn: (left: Identity) => boolean = () => false): Promise<Identity> {
    this.identity ??= this.find(isOwn)
    return this.identity
  }

  /** Stores a change for the next reload. */
  async remember(change: Partial<Omit<Identity, 'token'>>): Promise<void> {
    const identity = await this.load()
    Object.assign(identity, change)
    this.store.write(this.key, JSON.stringify(identity))
    if (change.share) {
      const left = { ...identity, leftAt: this.now() }
      this.left.write(this.key, JSON.stringify(left))
    }
  }

  async resumptionSecret(remoteId: UserId): Promise<string | null> {
    const { resumption } = await this.load()
    return resumption?.remoteId === remoteId ? resumption.secret : null
  }

  keepResumptionSecret(remoteId: UserId, secret: string): void {
    void this.remember({ resumption: { remoteId, secret } })
  }

  private async find(isOwn: (left: Identity) => boolean): Promise<Identity> {
    const own = parseIdentity(this.store.read(this.key))
    const left = this.takeLeft(own, isOwn)
    const stored = own ?? left
    if (stored && (await this.claim(lockOf(stored.token)))) {
      this.store.write(this.key, JSON.stringify(stored))
      return stored
    }
    const fresh: Identity = { id: null, token: newToken(), share: null }
    await this.claim(lockOf(fresh.token))
    this.store.write(this.key, JSON.stringify(fresh))
    return fresh
  }

  /**
   * Removes and returns the identity of a closed tab, if this tab may use it.
   * Also removes an identity that is too old.
   */
  private takeLeft(
    own: Identity | null,
    isOwn: (left: Identity) => boolean
  ): Identity | null {
    const text = this.left.read(this.key)
    const left = isOver(text, this.now()) ? null : parseIdentity(text)
    const isTaken = left && (own ? own.token === left.token : isOwn(left))
    if (text && (!left || isTaken)) this.left.remove(this.key)
    return isTaken ? left : null
  }
}

/** Never throws. @returns whether the identity is too old to be used */
function isOver(left: string | null, now: number): boolean {
  const { leftAt } = Object(parseJson(left)) as { leftAt?: unknown }
  const age = typeof leftAt === 'number' ? now - leftAt : NaN
  return !(age >= 0 && age <= giveUpMs)
}

/**
 * Checks the fields by hand, because every page runs this before the schema
 * library is loaded.
 */
function parseIdentity(text: string | null): Identity | null {
  const { id, token, share, qualityPreference, resumption } = Object(
    parseJson(text)
  )
  const isWhole =
    typeof token === 'string' &&
    isUserIdOrNull(id) &&
    isUserIdOrNull(share) &&
    tokenPattern.test(token)
  if (!isWhole) return null
  return {
    ...{ id, token, share },
    ...(isQualityPreference(qualityPreference) && { qualityPreference }),
    ...(isResumption(resumption) && { resumption }),
  }
}

/** In hex: 16 random bytes of each of the two participants. */
const secretPattern = /^[0-9a-f]{64}$/

function isResumption(value: unknown): value is Identity['resumption'] {
  const { remoteId, secret } = Object(value)
  return (
    parseUserId(remoteId) !== null &&
    typeof secret === 'string' &&
    secretPattern.test(secret)
  )
}

function isUserIdOrNull(value: unknown): value is UserId | null {
  return value === null || parseUserId(value) !== null
}

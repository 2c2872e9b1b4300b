import * as v from 'valibot'

import { addressBlock } from 'src/lib/addresses/addressBlock'
import { env } from 'src/lib/env/env'
import { AddressRate } from 'src/lib/limits/AddressRate'
import { metrics } from 'src/lib/metrics/metrics'
import { isClaimTrue } from 'src/lib/permanentIds/isClaimTrue'
import { permanentIds } from 'src/lib/permanentIds/permanentIdsOfInstallation'
import {
  bodyOf,
  type JsonAnswer,
  type JsonEvent,
  jsonFunction,
} from 'src/lib/server/jsonFunction'
import { parseUserId } from 'src/lib/userId'

/**
 * Claims per address. A page claims its permanent id when it makes its link,
 * and again after `OPERATOR_SESSION_SECRET` has changed.
 */
const claimsPerMinute = 10

/** One claim takes about 0.2 s of a thread, so 150 take half a minute. */
const maxWaiting = 150

const rate = new AddressRate(claimsPerMinute * env.addressLimitFactor)

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Runs one claim at a time, because other work needs the thread pool too. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  waiting++
  const mine = last.then(work).finally(() => waiting--)
  last = mine.catch(() => undefined)
  return mine
}

const bytes = (length: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+$/),
    v.maxLength(2 * length),
    v.transform((text) => Buffer.from(text, 'base64url')),
    v.check(({ byteLength }) => byteLength === length)
  )

const Claim = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.pipe(
      v.string(),
      v.check((text) => parseUserId(text) !== null)
    ),
    publicKey: bytes(65),
    number: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(0xffffffff)
    ),
    signature: bytes(64),
  })
)

async function answerTo(event: JsonEvent): Promise<JsonAnswer> {
  const claim = v.safeParse(Claim, bodyOf(event))
  const { origin = '' } = event.headers
  if (!claim.success) {
    return { statusCode: 400, body: { outcome: 'not-understood' } }
  }
  if (!env.allowedOrigins.includes(origin)) {
    return { statusCode: 403, body: { outcome: 'refuted' } }
  }
  if (!permanentIds) {
    return { statusCode: 503, body: { outcome: 'off' } }
  }
  const { sourceIp } = event.requestContext.identity
  const wait = await rate.secondsToWait(addressBlock(sourceIp))
  if (wait > 0 || waiting >= maxWaiting) {
    metrics.rateLimited.inc({ where: 'kept-id' })
    return {
      statusCode: 429,
      headers: { 'retry-after': Math.max(wait, 1) },
      body: { outcome: 'too-many' },
    }
  }
  return (await inTurn(() => isClaimTrue(claim.output, origin)))
    ? {
        statusCode: 200,
        body: {
          outcome: 'proved',
          token: permanentIds.tokenFor(claim.output.id),
        },
      }
    : { statusCode: 403, body: { outcome: 'refuted' } }
}

/**
 * POST /keptId `{ id, publicKey, number, signature }`, bytes in base64url → `{
 * outcome, token? }`. With the token, the page attaches to the signalling
 * server under its permanent id (docs/kept-helpers.md).
 * GET /keptId → `{ isOn }`: whether this installation has permanent ids.
 */
export const handler = jsonFunction(
  async () => ({ statusCode: 200, body: { isOn: permanentIds !== null } }),
  answerTo
)

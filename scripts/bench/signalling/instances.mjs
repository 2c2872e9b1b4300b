import { perSecond, startPair } from './betweenInstances.mjs'
import { ratio, row } from './figures.mjs'
import { startRedis } from './redis.mjs'

const rounds = Number(process.env.ROUNDS ?? 5)

// As a baseline: the same paths without checks or a lookup of the receiver.
const kinds = ['kinscreen', 'relay through Redis']

const withRatio = ({ same, across }) =>
  `${across.toFixed(2)} ms beside ${same.toFixed(2)} ms: ${ratio(across, same)} ×`

// A relay from one instance to another, beside one within an instance. The
// kinds alternate.
export async function instances(port) {
  const redis = await startRedis(port)
  const pairs = []
  for (const [index, kind] of kinds.entries()) {
    const firstPort = port + 1 + index * 2
    const settings = {
      ...redis.settings,
      FIRST_PORT: String(firstPort),
    }
    pairs.push(await startPair(kind, firstPort, settings))
  }
  for (const pair of pairs) {
    await pair.round()
    pair.forget()
  }
  for (let round = 0; round < rounds; round++) {
    for (const pair of pairs) await pair.round()
  }
  const [ours, bare] = pairs.map(({ result }) => result())
  await Promise.all(pairs.map(({ end }) => end()))
  await redis.end()
  const of = ratio(ours.across, ours.same)
  return row(
    `relay of an offer across two instances, p50, ${perSecond} a second (n = ${rounds})`,
    `${ours.across.toFixed(2)} ms`,
    `the same instance ${ours.same.toFixed(2)} ms: ${of} ×; bare relays through Redis ${withRatio(bare)}`,
    '≤ 3 × and ≤ 2 ms',
    of <= 3 && ours.across <= 2
  )
}

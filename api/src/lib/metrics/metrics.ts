import { Counter, Gauge, Histogram, Registry } from 'prom-client'

import { recentCalls } from './RecentCalls'

/** No label identifies a person. */
export const registry = new Registry()

const registers = [registry]

export const metrics = {
  peers: new Gauge({
    name: 'signalling_peers',
    help: 'Peers attached to the signalling server.',
    registers,
  }),
  ready: new Gauge({
    name: 'signalling_ready',
    help: 'Whether newcomers are accepted: 1, or 0.',
    registers,
  }),
  serviceWorks: new Gauge({
    name: 'service_works',
    help: 'Whether a service works: 1, or 0; missing if it is not configured or not known yet.',
    labelNames: ['service'],
    registers,
  }),
  callsBeingSetUp: new Gauge({
    name: 'signalling_calls_being_set_up',
    help: 'Calls whose two sides exchanged a message within the last seconds.',
    registers,
    collect() {
      this.set(recentCalls.count())
    },
  }),
  upgrades: new Counter({
    name: 'signalling_upgrades_total',
    help: 'Upgrades by decision: accept, or the HTTP status.',
    labelNames: ['result'],
    registers,
  }),
  messages: new Counter({
    name: 'signalling_messages_total',
    help: 'Messages of peers by type; "dropped" counts invalid ones.',
    labelNames: ['type'],
    registers,
  }),
  refusals: new Counter({
    name: 'signalling_refusals_total',
    help: 'Closed sockets and dropped frames, by reason.',
    labelNames: ['reason'],
    registers,
  }),
  turnCredentials: new Counter({
    name: 'turn_credentials_issued_total',
    help: 'Issued TURN credentials.',
    registers,
  }),
  rings: new Counter({
    name: 'rings_total',
    help: 'Messages passed on to the devices of helpers.',
    labelNames: ['outcome'],
    registers,
  }),
  rateLimited: new Counter({
    name: 'rate_limited_total',
    help: 'Requests refused because of a limit, by limit.',
    labelNames: ['where'],
    registers,
  }),
  certificateEnd: new Gauge({
    name: 'certificate_end_timestamp_seconds',
    help: 'Expiry of the certificate of a web server or relay, in seconds since the Unix epoch.',
    labelNames: ['host'],
    registers,
  }),
  httpSeconds: new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  }),
} as const

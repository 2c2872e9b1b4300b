import { Counter, Gauge, Histogram, Registry } from 'prom-client'

import { recentCalls } from './RecentCalls'

/** All metrics of the api. No label identifies a person. */
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
    help: 'Whether what the installation leans on works: 1, or 0; missing where it is not set up or not known yet.',
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
    help: 'Upgrades by what was decided: accept or the HTTP status.',
    labelNames: ['result'],
    registers,
  }),
  messages: new Counter({
    name: 'signalling_messages_total',
    help: 'Messages of peers by type; "dropped" are those that make no sense.',
    labelNames: ['type'],
    registers,
  }),
  refusals: new Counter({
    name: 'signalling_refusals_total',
    help: 'Sockets closed and frames kept from PeerServer, by reason.',
    labelNames: ['reason'],
    registers,
  }),
  turnCredentials: new Counter({
    name: 'turn_credentials_issued_total',
    help: 'TURN credentials handed out.',
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
    help: 'What was refused because there was too much of it.',
    labelNames: ['where'],
    registers,
  }),
  certificateEnd: new Gauge({
    name: 'certificate_end_timestamp_seconds',
    help: 'Until when the certificate of a web server or relay is valid, in seconds since the Unix epoch.',
    labelNames: ['host'],
    registers,
  }),
  httpSeconds: new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long HTTP requests took, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  }),
} as const

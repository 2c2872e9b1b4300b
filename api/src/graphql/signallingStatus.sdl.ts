export const schema = gql`
  "The state of the signalling server, all instances together, at one moment."
  type SignallingSample {
    at: DateTime!
    peers: Int!
    callsBeingSetUp: Int!
    messagesPerMinute: Int!
    refusalsPerMinute: Int!
    iceCredentialsIssued: Int!
  }

  "What one instance tells of itself."
  type SignallingInstance {
    "Host name and port."
    name: String!
    version: String!
    startedAt: DateTime!
    peers: Int!
    callsBeingSetUp: Int!
    messagesPerMinute: Int!
    refusalsPerMinute: Int!
    iceCredentialsIssued: Int!
  }

  enum ServiceState {
    works
    fails
    "It is not set up."
    off
    unknown
  }

  "Why a relay fails."
  enum RelayProblem {
    silent
    "It takes other credentials."
    refused
    full
    "No packet comes through it."
    blocked
  }

  "What the installation leans on."
  type SignallingServices {
    redis: ServiceState!
    relay: ServiceState!
    relayProblem: RelayProblem
    "The earliest end of a certificate of the pages, where one is known."
    certificateEndsAt: DateTime
  }

  type SignallingStatus {
    latest: SignallingSample!
    "In the order of their names."
    instances: [SignallingInstance!]!
    services: SignallingServices!
    "Of the instance that answers."
    apiVersion: String!
    startedAt: DateTime!
  }

  type Query {
    signallingStatus: SignallingStatus!
      @requireAuth(roles: ["admin", "superuser"])
  }
`

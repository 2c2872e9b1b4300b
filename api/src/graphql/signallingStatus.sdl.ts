export const schema = gql`
  "The state of the signalling server at one moment, summed over all instances."
  type SignallingSample {
    at: DateTime!
    peers: Int!
    callsBeingSetUp: Int!
    messagesPerMinute: Int!
    refusalsPerMinute: Int!
    iceCredentialsIssued: Int!
  }

  "The state of one instance."
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
    "It is not configured."
    off
    unknown
  }

  "Why a relay fails."
  enum RelayProblem {
    silent
    "It refuses our credentials."
    refused
    full
    "No packet comes through it."
    blocked
  }

  "The services that the installation depends on."
  type SignallingServices {
    redis: ServiceState!
    relay: ServiceState!
    relayProblem: RelayProblem
    "The earliest known expiry of a certificate."
    certificateEndsAt: DateTime
  }

  type SignallingStatus {
    latest: SignallingSample!
    "Sorted by name."
    instances: [SignallingInstance!]!
    services: SignallingServices!
    "The version of the answering instance."
    apiVersion: String!
    startedAt: DateTime!
  }

  type Query {
    signallingStatus: SignallingStatus!
      @requireAuth(roles: ["admin", "superuser"])
  }
`

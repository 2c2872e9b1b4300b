export const schema = gql`
  "The state of the signalling server, all instances together, at one moment."
  type SignallingSample {
    at: DateTime!
    instances: Int!
    peers: Int!
    callsBeingSetUp: Int!
    messagesPerMinute: Int!
    refusalsPerMinute: Int!
    iceCredentialsIssued: Int!
  }

  type SignallingStatus {
    latest: SignallingSample!
    "The minutes before, oldest first."
    history: [SignallingSample!]!
    "Of the instance that answers."
    apiVersion: String!
    startedAt: DateTime!
  }

  type Query {
    signallingStatus: SignallingStatus!
      @requireAuth(roles: ["admin", "superuser"])
  }
`

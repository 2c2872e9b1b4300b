export const schema = gql`
  "The state of the signalling server at one moment."
  type SignallingSample {
    at: DateTime!
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
    apiVersion: String!
    startedAt: DateTime!
  }

  type Query {
    signallingStatus: SignallingStatus!
      @requireAuth(roles: ["admin", "superuser"])
  }
`

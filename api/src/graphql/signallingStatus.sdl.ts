export const schema = gql`
  "The state of one instance."
  type SignallingInstance {
    "Host name and port."
    name: String!
    version: String!
    startedAt: DateTime!
    "Open pages."
    peers: Int!
  }

  enum ServiceState {
    works
    fails
    "It is not configured."
    off
    unknown
  }

  "What the answering instance has found about one thing that it needs."
  type SignallingCheck {
    name: String!
    state: ServiceState!
    result: String!
    "What the operator can do."
    advice: String
  }

  type SignallingStatus {
    at: DateTime!
    "Sorted by name."
    instances: [SignallingInstance!]!
    checks: [SignallingCheck!]!
  }

  type Query {
    signallingStatus: SignallingStatus!
      @requireAuth(roles: ["admin", "superuser"])
  }
`

// Redwood looks for auth in this file (docs/decisions/0013).
export { AuthProvider, useAuth } from './features/operator'

// Where Redwood looks for auth (docs/decisions/0013).
export { AuthProvider, useAuth } from './features/operator'

// Redwood expects this file (docs/decisions/0013).
export { AuthProvider, useAuth } from './features/operator'

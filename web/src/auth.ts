// Redwood looks for auth in this file (docs/decisions/0013).
export { default as AuthProvider } from './features/operator/ui/AuthProvider'
export { useAuth } from './features/operator/ui/AuthContext'

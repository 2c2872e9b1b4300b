// Where Redwood looks for auth (docs/decisions/0013).
export { default as AuthProvider } from './features/operator/ui/AuthProvider'
export { useAuth } from './features/operator/ui/AuthContext'

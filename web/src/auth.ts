// Where Redwood looks for auth (docs/decisions/0013).
export { default as AuthProvider } from 'src/components/AuthProvider'
export { useAuth } from 'src/context/AuthContext'

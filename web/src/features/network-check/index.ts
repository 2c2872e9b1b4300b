export {
  default as LazyTroubleshooting,
  fetchTroubleshooting,
} from './ui/LazyTroubleshooting'
export { default as NetworkCheck } from './ui/NetworkCheck'
export { default as NetworkScreen } from './ui/NetworkScreen'
export { default as PathAdvice } from './ui/PathAdvice'
export { default as Troubleshooting } from './ui/Troubleshooting'

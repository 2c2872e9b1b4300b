export { default as AlarmAdvice } from './ui/AlarmAdvice'
export { default as AlarmBar } from './ui/AlarmBar'

export { default as AfterShare, type AfterShareProps } from './AfterShare'

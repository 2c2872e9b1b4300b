import { operator } from './en/operator'

/** The operator's words, apart from all others because few read them. */
export const useOperatorTexts = () => operator

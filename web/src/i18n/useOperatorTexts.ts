import { operator } from './en/operator'

/** The operator's texts, loaded separately because few people read them. */
export const useOperatorTexts = () => operator

import { operator } from './en/operator'

export const useOperatorTexts = () => operator

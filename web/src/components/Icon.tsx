import Drawing from './Drawing'
import { shapes, type IconName } from './shapes'

export type { IconName }

/** Beside words, seen or read out; never instead of them. */
const Icon = ({ name }: { name: IconName }) => <Drawing>{shapes[name]}</Drawing>

export default Icon

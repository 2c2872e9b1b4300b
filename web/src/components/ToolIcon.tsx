import Drawing from './Drawing'
import { toolShapes, type ToolIconName } from './toolShapes'

/** Like `Icon`, with the shapes of tools. */
const ToolIcon = ({ name }: { name: ToolIconName }) => (
  <Drawing>{toolShapes[name]}</Drawing>
)

export default ToolIcon

import { useState } from 'react'

import Checkbox from 'src/components/Checkbox'
import Disclosure from 'src/components/Disclosure'
import Spinner from 'src/components/Spinner'
import Stack from 'src/components/Stack'
import Steps from 'src/components/Steps'
import Text from 'src/components/Text'
import TextField, { Label } from 'src/components/TextField'
import ToolIcon, {
  type ToolIconName,
  toolShapes,
} from 'src/components/ToolIcon'
import PathAdvice from 'src/features/network-check/ui/PathAdvice'

const icons = Object.keys(toolShapes) as ToolIconName[]

/** Elements to read, type into, tick and unfold. */
function Pieces() {
  const [isOn, setIsOn] = useState(true)

  return (
    <Stack gap="md">
      <Stack direction="row" gap="sm">
        {icons.map((name) => (
          <Text key={name}>
            <ToolIcon name={name} /> {name}
          </Text>
        ))}
        <Spinner />
      </Stack>
      <Steps steps={['one step', 'and the next']} size="lg" />
      <Label htmlFor="field">a field</Label>
      <TextField id="field" defaultValue="typed" />
      <TextField aria-label="a wrong field" defaultValue="wrong" aria-invalid />
      <Checkbox checked={isOn} onChange={setIsOn}>
        on or off
      </Checkbox>
      <Disclosure label="unfolds">what few need</Disclosure>
      <PathAdvice />
    </Stack>
  )
}

export default Pieces

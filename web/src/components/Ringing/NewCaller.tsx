import { useState } from 'react'

import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import type { CallerTag } from 'src/domain/ring/callerTag'
import { useCallers } from 'src/hooks/useCallers'
import type { RingingTexts } from 'src/locales/Texts'

import CallerName from './CallerName'

interface NewCallerProps {
  texts: RingingTexts
  tag: CallerTag
}

/** After a share: whoever was helped can ring this device, under a name. */
function NewCaller({ texts, tag }: NewCallerProps) {
  const [callers, { rename }] = useCallers()
  const [isSaved, setIsSaved] = useState(false)
  const caller = callers?.find((each) => each.tag === tag)

  if (!caller || (caller.name && !isSaved)) return null
  return (
    <Stack gap="sm">
      <Heading level={2} size="sm">
        {texts.nameHeading}
      </Heading>
      <CallerName
        texts={texts}
        label={texts.nameLabel}
        name={caller.name}
        onSave={(typed) => {
          setIsSaved(true)
          rename(tag, typed)
        }}
      />
    </Stack>
  )
}

export default NewCaller

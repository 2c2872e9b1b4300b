import { useState } from 'react'

import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import type { CallerTag } from 'src/features/ring/model/callerTag'
import type { RingingTexts } from 'src/i18n/Texts'

import CallerName from './CallerName'
import { useCallers } from './useCallers'

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

import { type FormEvent, useRef, useState } from 'react'

import { visibleText } from 'src/browser/page/visibleText'
import Button from 'src/components/Button'
import Disclosure from 'src/components/Disclosure'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import SayField, { SayTroubleNote } from './SayField'
import { useDraft, useSendMessage } from './useSendMessage'

function ReplyForm() {
  const talking = useTalkingTexts()
  const field = useRef<HTMLInputElement>(null)
  const { typed, change } = useDraft('answer')
  const [isSent, setIsSent] = useState(false)
  const { say, newId, trouble } = useSendMessage()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    field.current?.focus()
    const text = visibleText(typed, true)
    if (!text) return
    const goes = say({ type: 'text', id: newId(), text })
    setIsSent(goes)
    if (goes) change('')
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <SayField
          ref={field}
          label={talking.ownField}
          value={typed}
          onChange={change}
        />
        <Button type="submit" variant="secondary" fullWidth>
          {talking.send}
        </Button>
        <div role="status">{isSent && <Text>{talking.ownSent}</Text>}</div>
        <SayTroubleNote trouble={trouble} />
      </Stack>
    </form>
  )
}

/** Lets the sharer write an answer for which there is no button. */
function WriteBack() {
  const { writeBack } = useTalkingTexts()

  return (
    <Disclosure label={writeBack}>
      <ReplyForm />
    </Disclosure>
  )
}

export default WriteBack

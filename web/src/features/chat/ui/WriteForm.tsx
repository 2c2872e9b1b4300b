import { type FormEvent, useId, useRef, useState } from 'react'

import { visibleText } from 'src/browser/page/visibleText'
import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { typedLink } from 'src/features/chat/model/webLink'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import SayField, { SayTroubleNote } from './SayField'
import { useDraft, useSendMessage } from './useSendMessage'

/** The field for messages. Text that could not be sent stays in it. */
function WriteForm() {
  const talking = useTalkingTexts()
  const hintId = useId()
  const field = useRef<HTMLInputElement>(null)
  const draft = useDraft('message')
  const { typed } = draft
  const [isNoLink, setIsNoLink] = useState(false)
  const { say, newId, trouble } = useSendMessage()
  const text = visibleText(typed, true)

  const change = (next: string) => {
    draft.change(next)
    setIsNoLink(false)
  }
  const send = (type: 'text' | 'copy') => {
    field.current?.focus()
    if (text && say({ type, id: newId(), text })) change('')
  }
  const sendLink = () => {
    field.current?.focus()
    const href = typedLink(typed)
    if (!href) return setIsNoLink(text !== '')
    if (say({ type: 'link', id: newId(), href })) change('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A typed web address is sent as a link, which the sharer can open.
    if (/^https?:\/\//i.test(text) && typedLink(typed)) sendLink()
    else send('text')
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <SayField
          ref={field}
          label={talking.field}
          value={typed}
          aria-describedby={hintId}
          aria-invalid={isNoLink}
          onChange={change}
        />
        <div id={hintId} role="status">
          <Text size="sm" tone={isNoLink ? 'normal' : 'muted'}>
            {isNoLink ? talking.noLink : talking.fieldHint}
          </Text>
        </div>
        <Stack direction="row" gap="xs">
          <Button size="md" type="submit">
            {talking.send}
          </Button>
          <Button size="md" variant="secondary" onClick={sendLink}>
            {talking.asLink}
          </Button>
          <Button
            size="md"
            variant="secondary"
            icon="copy"
            onClick={() => send('copy')}
          >
            {talking.asCopy}
          </Button>
        </Stack>
        <SayTroubleNote trouble={trouble} />
      </Stack>
    </form>
  )
}

export default WriteForm

import { useState } from 'react'

import { navigate } from '@redwoodjs/router'

import { openAttempts } from 'src/features/links/AttemptLimiter'
import { loadWordList } from 'src/features/links/loadWordList'
import {
  type Invitation,
  inviteLink,
} from 'src/features/links/model/inviteLink'
import { pastedLink } from 'src/features/links/model/pastedLink'
import {
  complete,
  completionsOf,
  type Understood,
  understandWords,
  type WordList,
  wordsOf,
} from 'src/features/links/model/spokenWords'
import type { UserId } from 'src/features/links/model/userId'

/** What has to be said about what was typed; null while there is nothing. */
export type WordsNews =
  | Exclude<Understood, { kind: 'id' }>
  | { kind: 'too-often' }
  | null

const noWords: WordList = []

/** @param to whom the words lead to: they say no more than an id */
export function useSpokenWords(to: (id: UserId) => Invitation) {
  const [text, setText] = useState('')
  const [list, setList] = useState<WordList | null>(null)
  const [news, setNews] = useState<WordsNews>(null)

  const type = (typed: string) => {
    setText(typed)
    setNews(null)
  }
  const prepare = () => void loadWordList().then(setList)
  const openId = (id: UserId) =>
    openAttempts.take(id)
      ? navigate(inviteLink('', to(id)))
      : setNews({ kind: 'too-often' })

  const submit = async () => {
    // Without the list nothing can be guessed, and all words are taken for right.
    const known = list ?? (await loadWordList()) ?? wordsOf(text)
    const link = pastedLink(text, window.location.host, known)
    if (link) return navigate(link)
    const understood = understandWords(text, known)
    if (understood.kind === 'id') openId(understood.id)
    else setNews(understood)
  }

  return {
    ...{ text, news, type, prepare, submit, openId },
    completions: completionsOf(text, list ?? noWords),
    complete: (word: string) => type(complete(text, word)),
  }
}

import { useState } from 'react'

import { navigate } from '@redwoodjs/router'

import {
  fragmentOf,
  type Invitation,
  inviteLink,
  readInvitation,
} from 'src/domain/invite/inviteLink'
import { mendedLink } from 'src/domain/invite/mendedAddress'
import {
  complete,
  completionsOf,
  type Understood,
  understandWords,
  type WordList,
  wordsOf,
} from 'src/domain/invite/spokenWords'
import type { UserId } from 'src/domain/invite/userId'
import { leaveFor } from 'src/lib/browser/leaveFor'
import { openAttempts } from 'src/lib/spokenWords/AttemptLimiter'
import { loadWordList } from 'src/lib/spokenWords/loadWordList'

/** What has to be said about what was typed; null while there is nothing. */
export type WordsNews =
  | Exclude<Understood, { kind: 'id' }>
  | { kind: 'too-often' }
  | null

const noWords: WordList = []

/** @returns the link that ends a text, if it leads to another installation */
function elsewhere(text: string): string | null {
  const [link = ''] = /https?:\/\/\S+$/i.exec(text) ?? []
  try {
    return new URL(link).origin === window.location.origin ? null : link
  } catch {
    return null
  }
}

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
  const open = (invitation: Invitation, fragment = '') =>
    navigate(inviteLink('', invitation) + fragment)
  const openId = (id: UserId) =>
    openAttempts.take(id) ? open(to(id)) : setNews({ kind: 'too-often' })

  const submit = async () => {
    // Without the list nothing can be guessed, and all words are taken for right.
    const known = list ?? (await loadWordList()) ?? wordsOf(text)
    const pasted = mendedLink(text, known)
    const invitation = readInvitation(pasted)
    if (invitation) {
      const link = elsewhere(pasted)
      return link ? leaveFor(link) : open(invitation, fragmentOf(pasted))
    }
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

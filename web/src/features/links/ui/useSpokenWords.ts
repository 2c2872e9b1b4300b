import { useState } from 'react'

import { navigate } from '@redwoodjs/router'

import { atBase, basePath } from 'src/browser/basePath'
import { loadWordList } from 'src/features/links/loadWordList'
import {
  type Invitation,
  inviteLink,
} from 'src/features/links/model/inviteLink'
import { linkToInstallation } from 'src/features/links/model/pastedLink'
import {
  complete,
  completionsOf,
  understandWords,
  type Understood,
  type WordList,
  wordsOf,
} from 'src/features/links/model/spokenWords'
import type { UserId } from 'src/features/links/model/userId'

/** What to tell the person about the typed words; null for nothing. */
export type WordsNews =
  | Exclude<Understood, { kind: 'id' }>
  | { kind: 'too-often' }
  | null

const noWords: WordList = []

const maxIds = 8
const forgottenAfterMs = 10 * 60_000

/**
 * Limits how many ids are opened by typing. Enough for people who misheard
 * words; attackers are limited by the server (docs/signalling-guard.md).
 */
export class AttemptLimiter {
  private readonly opened = new Map<string, number>()

  /** @param now the time in ms, from a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * @returns false if too many other ids were opened in the last ten minutes
   */
  take(id: string): boolean {
    const now = this.now()
    this.opened.forEach((at, each) => {
      if (now - at > forgottenAfterMs) this.opened.delete(each)
    })
    if (!this.opened.has(id) && this.opened.size >= maxIds) return false
    this.opened.set(id, now)
    return true
  }
}

const openAttempts = new AttemptLimiter()

/**
 * @param to makes the invitation for an id, because the words do not say
 * whether their owner shares or views
 */
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
      ? navigate(inviteLink(basePath, to(id)))
      : setNews({ kind: 'too-often' })

  const submit = async () => {
    // Without the word list, all words are accepted as typed, and typos remain.
    const known = list ?? (await loadWordList()) ?? wordsOf(text)
    const { host } = window.location
    const link = linkToInstallation(text, host, basePath, known)
    if (link) return navigate(atBase(link))
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

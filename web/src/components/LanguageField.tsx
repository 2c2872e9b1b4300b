import { useId } from 'react'

import styled from 'styled-components'

import { languages, matchLanguage } from 'src/browser/languageCode'
import { languageStore } from 'src/i18n/language'
import { languageNames } from 'src/i18n/languageNames'
import { useLanguage } from 'src/i18n/useLanguage'
import { useTexts } from 'src/i18n/useTexts'

import Icon from './Icon'
import VisuallyHidden from './VisuallyHidden'

const Field = styled.div`
  display: flex;
  position: relative;
  align-items: center;
  color: ${({ theme }) => theme.colour.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};

  > svg {
    position: absolute;
    margin-inline-start: 0.6em;
    pointer-events: none;
  }
  > select {
    min-height: ${({ theme }) => theme.target};
    width: 100%;
    padding: 0;
    padding-inline-start: 2.3em;
    padding-inline-end: 0.4em;
    /* In forced-colours mode, this border becomes visible. */
    border: 1px solid transparent;
    border-radius: ${({ theme }) => theme.radius.sm};
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;

    &:hover {
      background: ${({ theme }) => theme.colour.sunken};
    }
  }
  option {
    background: ${({ theme }) => theme.colour.surface};
    color: ${({ theme }) => theme.colour.text};
  }
`

/**
 * Shows the name of each language in that language, so that people can find
 * their own.
 */
function LanguageField() {
  const { common } = useTexts()
  const { language } = useLanguage()
  const id = useId()

  return (
    <Field>
      <VisuallyHidden as="label" htmlFor={id}>
        {common.language}
      </VisuallyHidden>
      <Icon name="globe" />
      <select
        id={id}
        value={language}
        onChange={({ target }) => {
          const chosen = matchLanguage(target.value)
          if (chosen) void languageStore.choose(chosen)
        }}
      >
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languageNames[tag]}
          </option>
        ))}
      </select>
    </Field>
  )
}

export default LanguageField

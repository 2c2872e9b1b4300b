import { useId } from 'react'

import styled from 'styled-components'

import { languages, matchLanguage } from 'src/domain/environment/language'
import { languageNames } from 'src/domain/environment/languageNames'
import { useLanguage } from 'src/hooks/useLanguage'
import { useTexts } from 'src/hooks/useTexts'
import { languageKeeper } from 'src/lib/language/language'

const Field = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  font-size: ${({ theme }) => theme.fontSize.sm};

  > label {
    margin-inline-end: 0.6em;
  }
  > select {
    min-height: 44px;
    max-width: 100%;
    padding: 0 0.8em;
    border: 1px solid ${({ theme }) => theme.colour.controlBorder};
    border-radius: ${({ theme }) => theme.radius.sm};
    background: ${({ theme }) => theme.colour.surface};
    color: inherit;
    font: inherit;
  }
`

/** Every language under its own name, so that one finds it without reading the page. */
function LanguageField() {
  const { common } = useTexts()
  const { language } = useLanguage()
  const id = useId()

  return (
    <Field>
      <label htmlFor={id}>{common.language}</label>
      <select
        id={id}
        value={language}
        onChange={({ target }) => {
          const chosen = matchLanguage(target.value)
          if (chosen) void languageKeeper.choose(chosen)
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

import styled from 'styled-components'

import { useLazyComponent } from 'src/browser/useLazyComponent'

/* Nothing moves when the field is loaded. */
const Place = styled.div`
  width: 10rem;
  max-width: 100%;
  min-height: ${({ theme }) => theme.target};
  margin-inline-start: auto;
`

const fetchField = () => import('./LanguageField')

/** Loaded after the page, so that it does not delay the page. */
function LanguagePicker() {
  const Field = useLazyComponent(fetchField)

  return <Place data-language>{Field && <Field />}</Place>
}

export default LanguagePicker

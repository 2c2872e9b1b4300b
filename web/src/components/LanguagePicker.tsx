import styled from 'styled-components'

import { useLazyComponent } from 'src/browser/useLazyComponent'

/* Reserves space, so that nothing moves when the field is loaded. */
const Place = styled.div`
  width: 10rem;
  max-width: 100%;
  min-height: ${({ theme }) => theme.target};
  margin-inline-start: auto;
`

const fetchField = () => import('./LanguageField')

/** The field is loaded after the page, so that it does not delay the page. */
function LanguagePicker() {
  const Field = useLazyComponent(fetchField)

  return <Place data-language>{Field && <Field />}</Place>
}

export default LanguagePicker

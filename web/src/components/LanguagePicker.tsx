import styled from 'styled-components'

import { useLazyComponent } from 'src/browser/useLazyComponent'

/*
 * Reserves the space of the field, so that nothing moves when the field is
 * loaded.
 */
const Place = styled.div`
  width: 10rem;
  max-width: 100%;
  min-height: ${({ theme }) => theme.target};
  margin-inline-start: auto;
`

const fetchField = () => import('./LanguageField')

/** The language field. It is loaded after the page and does not delay it. */
function LanguagePicker() {
  const Field = useLazyComponent(fetchField)

  return <Place data-language>{Field && <Field />}</Place>
}

export default LanguagePicker
